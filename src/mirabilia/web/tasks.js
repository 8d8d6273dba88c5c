/** Long work is done in several tasks, so that the browser can draw and answer between them. */

/** What follows is a task of its own. Timers would be later, and still in windows that nobody
 * sees. */
export const nextTask = () =>
  /** @type {Promise<void>} */ (
    new Promise((goOn) => {
      const { port1, port2 } = new MessageChannel();
      const answer = () => {
        port1.close();
        goOn();
      };
      port1.addEventListener("message", answer, { once: true });
      port1.start();
      port2.postMessage(null);
    })
  );
