/** The page that is shown without the server: it goes on with what was wanted when that is back. */

const PAUSE = 3000;
const THEME = "mirabilia-theme";

function theme() {
  try {
    const kept = localStorage.getItem(THEME);
    if (kept) return kept;
  } catch {
    // What may not be read was not kept either.
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
}

async function look() {
  const answer = await fetch("/api/about", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

document.documentElement.dataset.theme = theme();
document.querySelector("#again")?.addEventListener("click", look);
addEventListener("online", look);
setInterval(look, PAUSE);
