import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent/index.js";
import { signal } from "./vendor/signals.js";

/** @typedef {Record<string, string | number>} Figures */
/** @typedef {"and" | "or" | "series" | "clauses"} Listing */

/** For each function of the messages the family of messages it names things by. A colour's symbol
 * is drawn on the page, so in words it is the colour's name. */
const NAMING = {
  BOX: "box",
  CARD: "card",
  CITY: "city",
  COLOUR: "colour",
  FLEET: "fleet",
  ISLAND: "island",
  LEADER: "leader",
  RESOURCE: "resource",
  SCIENCE: "science",
  SHIPYARD: "shipyard",
  SIDE: "side",
  SYMBOL: "colour",
  WONDER: "wonder",
};
/** A leader can be where a card can, and give a right as a city does.
 * @type {Record<string, string>} */
const INSTEAD = { card: "leader", city: "leader" };

/** A number as people write it, with a minus and not with a hyphen.
 * @param {number | string} value */
export const written = (value) => String(value).replace("-", "−");

/** Smaller numbers are written alike in all languages. */
const GROUPED = 1000;

/** A number in a message. What browsers know about writing numbers takes them long to look up for
 * the first time, so small ones do without. */
class Figure extends FluentNumber {
  /** @param {any} [scope] */
  toString(scope) {
    const isPlain = Number.isInteger(this.value) && Object.keys(this.opts).length === 0;
    return written(isPlain && Math.abs(this.value) < GROUPED ? this.value : super.toString(scope));
  }
}

/** @param {Figures} figures */
const figured = (figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === "number" ? new Figure(value) : value,
    ]),
  );

/** A number as its message wants it. Fluent's own function leaves its style out, so that a share
 * would not become a percentage.
 * @param {any[]} positional @param {Record<string, any>} named */
function numbered([number], named) {
  const wanted = Object.entries(named).map(([name, option]) => [name, option.valueOf()]);
  return new Figure(number.valueOf(), { ...number.opts, ...Object.fromEntries(wanted) });
}

/** The signs of leaders, islands, ships and colours, which the terminal writes. The page draws
 * them, and nobody should hear them read aloud, so its messages are without them. */
const SYMBOL_LINES = /^ +\.symbol = .*\n/gmu;
const SIGNS = /[♛◎≈■◆▬●✚▲★▼]\s?/gu;

/** @param {string} source of a Fluent file */
const withoutSigns = (source) => source.replace(SYMBOL_LINES, "").replace(SIGNS, "");

/** For whom lists are made where a language has several ways.
 * @type {Record<string, string>} */
const LISTED_IN = { en: "en-GB" };

/** Before a name that people have given. Messages pass it on as it is; where they ask for a form
 * of it, it goes through the message `given-` and the form. */
const GIVEN = "@";

/** Letters that are written from right to left. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that people typed, so that its script does not turn around the text beside it.
 * @param {string} name */
export const isolated = (name) => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** A given name, as messages want it where they name cities. @param {string} name */
export const literal = (name) => GIVEN + encodeURIComponent(name);

/** A message that is not there, or that lacks something it speaks of. */
export class MissingWords extends Error {}

/** The messages of one language. */
export class Words {
  /** @param {string} code of the language */
  constructor(code) {
    this.language = code;
    const families = Object.entries(NAMING).map(([name, family]) => [name, this.#naming(family)]);
    const functions = { ...Object.fromEntries(families), NUMBER: numbered, MEDIUM: () => "page" };
    this.bundle = new FluentBundle(code, { functions, useIsolating: false });
  }

  /** Messages to be said from now on. @param {string} source of a Fluent file */
  add(source) {
    this.bundle.addResource(new FluentResource(withoutSigns(source)));
  }

  /** A message in words; `id` may name an attribute: `learn-base-aim.title`.
   * @param {string} id
   * @param {Figures} [figures] */
  say(id, figures = {}) {
    const [name, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new MissingWords(`${this.language}: there is no message ${id}`);
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, figured(figures), errors);
    if (errors.length) throw new MissingWords(`${this.language}: ${id}: ${errors[0].message}`);
    return text;
  }

  /** Texts as a list in the language: "this, that and the other", or with "or". In a series they
   * only follow one another, and so do whole clauses.
   * @param {string[]} texts
   * @param {Listing} [kind] */
  list(texts, kind = "and") {
    if (kind === "series" || kind === "clauses") {
      const add = (/** @type {string} */ list, /** @type {string} */ next) =>
        this.say(`list-${kind}`, { list, next });
      return texts.length ? texts.reduce(add) : "";
    }
    const type = kind === "and" ? "conjunction" : "disjunction";
    return new Intl.ListFormat(LISTED_IN[this.language] ?? this.language, { type }).format(texts);
  }

  /** Which of two texts comes first in the alphabet of the language.
   * @param {string} one @param {string} other */
  compare(one, other) {
    return one.localeCompare(other, this.language);
  }

  /** @param {string} family
   *  @returns {(positional: any[], named: Record<string, any>) => string} */
  #naming(family) {
    return ([ids], { join = "series", form }) => {
      /** @type {Map<string, number>} */
      const counted = new Map();
      for (const id of String(ids.valueOf()).split(" ").filter(Boolean)) {
        counted.set(id, (counted.get(id) ?? 0) + 1);
      }
      const names = [...counted].map(([id, count]) => this.#counted(family, form, id, count));
      return /^\w+$/.test(join) ? this.list(names, join) : names.join(join);
    };
  }

  /** @param {string} family
   *  @param {string | undefined} form
   *  @param {string} id
   *  @param {number} count */
  #counted(family, form, id, count) {
    const message = this.#messageOf(family, id);
    if (count > 1 && !form && this.bundle.getMessage(message)?.attributes.counted)
      return this.say(`${message}.counted`, { count });
    const name = this.#named(message, form, id);
    return count === 1 ? name : this.say("counted", { count, name });
  }

  /** The message that has the name of an id. @param {string} family @param {string} id */
  #messageOf(family, id) {
    const instead = INSTEAD[family];
    const found = instead && this.bundle.hasMessage(`${instead}-${id}`);
    return `${found ? instead : family}-${id}`;
  }

  /** @param {string} message
   *  @param {string | undefined} form the attribute of the name
   *  @param {string} id */
  #named(message, form, id) {
    if (id.startsWith(GIVEN)) return this.#given(form, decodeURIComponent(id.slice(GIVEN.length)));
    return this.say(form ? `${message}.${form}` : message);
  }

  /** @param {string | undefined} form
   *  @param {string} name that people typed */
  #given(form, name) {
    return form ? this.say(`given-${form}`, { name: isolated(name) }) : isolated(name);
  }
}

/** The words that are shown; a change shows at once wherever they were used.
 * @type {import("./vendor/signals.js").Signal<Words | null>} */
export const shown = signal(null);

/** The language that is shown. */
export function language() {
  return shown.value?.language;
}

/** A message in the language that is shown.
 * @param {string} id
 * @param {Figures} [figures] */
export function say(id, figures) {
  if (!shown.value) throw new MissingWords("the words are not there yet");
  return shown.value.say(id, figures);
}

/** Which of two texts comes first in the alphabet of the language that is shown.
 * @param {string} one @param {string} other */
export function compared(one, other) {
  if (!shown.value) throw new MissingWords("the words are not there yet");
  return shown.value.compare(one, other);
}

/** Texts as a list in the language that is shown.
 * @param {string[]} texts
 * @param {Listing} [kind] */
export function listed(texts, kind) {
  if (!shown.value) throw new MissingWords("the words are not there yet");
  return shown.value.list(texts, kind);
}
