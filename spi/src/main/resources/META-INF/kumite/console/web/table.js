// The table in the browser.

import { ask, begin, byId, key, make, save, settings, texts, trouble } from "./page.js";

const MANY = 12;
const SHOWN = 8;
const NARROW = 860;
const MEDIUM = 1500;
const BESIDE = 900;
const COLUMN = 390; // the width that the actions need
const TALL_BESIDE = 700; // the width that has room beside a board that is higher than wide
const REST = 1.35; // the most that what lies beside a board is enlarged
const ASIDE = 1.15; // the same below the actions
const NOTES = 1.25; // the most that a legend is enlarged
const READABLE = 0.9; // the least that a board may shrink on a narrow screen
const RETRY = 1500;
const GLIDE = 450;
const MOST_GLIDES = 60;
const PER_CORNER = 0.4; // how much longer a way takes for each corner
const MOST_CORNERS = 5; // that make it longer
const FORESEE = 250;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

let state = null;
let position = 0;
let chosen = []; // the ids of the elements whose actions are shown
let tried = ""; // the notation that was typed last, which finds nothing
let waiting = null; // what ends the request that waits
let playing = false; // whether something is on its way to the table
let sendTimer = 0;
let fresh = true; // whether the whole state is asked for, whatever the tag
let past = null; // the step of the film that is shown
let running = 0; // the timer of the film
let lastForm = ""; // the start of the form that was used last
const opened = new Set(); // the groups of actions that are shown whole
const leftAt = new Map(); // where parts of the picture were before they scrolled to what is lit
const unfolded = new Map(); // the folds of the table that the reader has opened or closed, by name
const labels = new Map(); // the labels of actions by notation, for standing orders
const previews = new Map(); // what the actions of this state may lead to, by notation

// Requests

async function loop() {
  for (;;) {
    waiting = new AbortController();
    const tag = state && !fresh ? state.tag : "";
    try {
      const { status, body } = await ask("state?" + viewpoint({ from: position, tag }), undefined, waiting.signal);
      if (status === 200) {
        trouble("");
        take(body);
      } else if (status === 403) {
        trouble(body.refused);
        return;
      } else if (status !== 204) {
        trouble(body ? body.refused : texts.lost);
        await pause(RETRY);
      }
    } catch (failure) {
      if (failure.name !== "AbortError") {
        trouble(texts.lost);
        await pause(RETRY);
      }
    }
  }
}

function viewpoint(fields) {
  return new URLSearchParams({ language: settings.language, theme: settings.theme, width: windowWidth(), ...fields });
}

function windowWidth() {
  return innerWidth <= NARROW ? "narrow" : innerWidth <= MEDIUM ? "medium" : "wide";
}

function pause(millis) {
  return new Promise((done) => setTimeout(done, millis));
}

/** Asks for the whole state again, such as in another language. */
function again(isAll) {
  byId("filter").placeholder = texts.filter;
  if (isAll) {
    position = 0;
    byId("log").textContent = "";
  }
  fresh = true;
  waiting?.abort();
  if (past !== null) {
    film(past.step);
  }
}

function take(news) {
  const before = state;
  sending(false);
  fresh = false;
  if (news.again || news.from < position) {
    byId("log").textContent = "";
  }
  state = news;
  position = news.position;
  previews.clear();
  foresee(null);
  if (!before?.decision || before.decision.number !== news.decision?.number) {
    chosen = [];
    opened.clear();
    byId("filter").value = "";
    byId("choice").scrollTop = 0;
    tried = "";
    refuse(null);
  }
  show(before && !news.again ? motions(news.events) : []);
  if (state.decision && before?.decision?.number !== state.decision.number) {
    reveal();
  }
  tell(news.events, Boolean(before)); // last, when the log has its size
}

/** Sends what a person does; the next thing can be done when the table has changed, or nothing has come of it. */
async function send(path, body) {
  if (playing) {
    return;
  }
  sending(true);
  try {
    const { status, body: answer } = await ask(path, body);
    refuse(status >= 400 ? answer : null);
    if (status >= 400) {
      sending(false);
    } else if (answer?.key) {
      location.hash = answer.key;
    }
  } catch (failure) {
    trouble(texts.lost);
    sending(false);
  }
}

function sending(isOn) {
  clearTimeout(sendTimer);
  playing = isOn;
  document.body.classList.toggle("sending", isOn);
  if (isOn) {
    sendTimer = setTimeout(() => sending(false), 3000);
  }
}

function play(notation) {
  foresee(null);
  send("play", { number: state.decision.number, action: notation });
}

function refuse(answer) {
  const place = byId("refusal");
  place.textContent = "";
  place.hidden = !answer;
  if (answer) {
    place.append(texts.refused + ": " + answer.refused);
    if (answer.rule) {
      const start = texts.rule + " " + answer.rule;
      const isForeign = answer.text && settings.language !== "en"; // rules are in English
      place.append(make("small", {}, start + (isForeign ? " (" + texts.english + ")" : "") + (answer.text ? ": " + answer.text : "")));
    }
  }
}

// The frame around the picture

function show(moves) {
  document.title = (state.decision ? "\u25cf " : "") + state.title;
  byId("title").textContent = state.title;
  byId("seats").replaceChildren(...state.seats.map(chair));
  if (!state.you) {
    byId("seats").append(make("li", { className: "you" }, texts.spectator));
  }
  if (past === null) {
    caption(state.phase, state.prompt);
  }
  byId("undo").hidden = !state.undo || past !== null;
  byId("record").hidden = !state.over;
  byId("history").textContent = state.over ? texts.replay : texts.history;
  byId("choice").hidden = !state.decision;
  byId("choice").inert = past !== null;
  document.querySelector("main").classList.toggle("asked", Boolean(state.decision));
  standings();
  orders();
  if (past === null) {
    draw(state, moves);
  }
  offer();
}

function caption(phase, prompt) {
  byId("phase").textContent = phase;
  if (byId("prompt").textContent !== prompt) {
    byId("prompt").textContent = prompt;
  }
}

function chair(seat, index) {
  const isTurn = seat.id === state.turn;
  const chip = make("li", { className: (isTurn ? "turn " : "") + (seat.id === state.you ? "you" : "") });
  chip.dataset.color = index % 6;
  chip.append(make("b", {}, seat.name));
  const said = [seat.id === state.you ? texts.you : "", seat.player === "bot" ? texts.bot : seat.player === "empty" ? texts.free : "",
    isTurn && seat.id !== state.you ? texts.turn : ""].filter(Boolean).join(", ");
  if (said) {
    chip.append(" ", make("span", {}, said));
  }
  if (seat.player === "empty" && !state.you && !state.over) {
    const sit = make("button", { type: "button", className: "small" }, texts.sit);
    sit.addEventListener("click", () => send("sit", { seat: seat.id }));
    chip.append(" ", sit);
  }
  return chip;
}

function standings() {
  const table = byId("outcome");
  table.hidden = !state.outcome;
  if (state.outcome) {
    const results = { win: texts.win, loss: texts.loss, draw: texts.draw };
    const names = Object.fromEntries(state.seats.map((seat) => [seat.id, seat.name]));
    table.replaceChildren(...state.outcome.standings.slice().sort((one, other) => one.rank - other.rank).map((one) =>
      make("tr", { className: one.result }, make("td", {}, one.rank + "."), make("th", { scope: "row" }, names[one.seat]),
        make("td", {}, results[one.result]), make("td", {}, String(one.score)))));
  }
}

// The picture

const host = byId("picture");
const picture = host.attachShadow({ mode: "open" });
const frame = new CSSStyleSheet();
frame.replaceSync(`
  :host { display: block; position: relative; }
  .sheets { display: flex; flex-direction: column; gap: 10px; }
  .sheets.beside { flex-direction: row; height: 100%; }
  .sheets > div { min-width: 0; padding: 6px; }
  .beside > .boards { flex: 1 1 58%; }
  .beside > .boards.tall { flex: 0 1 auto; max-width: 58%; }
  .beside > .rest { flex: 1 1 42%; overflow: auto; }
  .sheets.aside { display: contents; }
  .aside > div { background: var(--paper); border: 1px var(--frame, solid) var(--line); border-radius: 8px; }
  .aside > .boards { grid-area: board; }
  .aside > .rest { grid-area: rest; overflow: auto; }
  .boards { overflow: auto; }
  summary { cursor: pointer; padding: 6px 4px; color: var(--faint); font-size: 13px; }
  summary:focus-visible { outline: 3px solid var(--focus); }
  .boards svg + svg { margin-top: 8px; }
  svg.kumite { display: block; width: 100%; height: auto; background: none; }
  .beside .boards svg.board, .aside .boards svg.board { max-height: 100%; }
  .boards svg.board.large { width: 200% !important; max-height: none !important; }
  .rest svg.large { width: 150%; max-width: none !important; }
  svg.kumite.overlay { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
  [data-able] { cursor: pointer; }
  [data-able]:focus { outline: none; }
  [data-readable]:focus { outline: none; }
  [data-readable]:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  rect.back { fill: var(--chosen); fill-opacity: .35; stroke: var(--chosen); stroke-width: 2; }
  rect.lit { fill: var(--lit); fill-opacity: .16; stroke: var(--lit); stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
  rect.reach { fill: transparent; stroke: none; }
  [data-able]:hover > rect.lit { fill-opacity: .34; }
  [data-able]:focus-visible > rect.lit { stroke-width: 4; fill-opacity: .3; stroke: var(--focus); }
  .chosen > rect.lit { fill: var(--chosen); fill-opacity: .35; stroke: var(--chosen); stroke-width: 4; }
  .hinted > rect.lit, .hinted > rect.hint { fill: var(--chosen); fill-opacity: .3; stroke: var(--chosen); stroke-width: 3; }
  svg.pointing [data-board] { cursor: crosshair; }
  .point { fill: none; stroke: var(--chosen); stroke-width: 3; vector-effect: non-scaling-stroke; pointer-events: none; }
  .light { --lit: #0b62a4; --chosen: #c2185b; --focus: #c2185b; }
  .dark { --lit: #ffd54f; --chosen: #ff7ab0; --focus: #ff7ab0; }
`);
const sheets = make("div", { className: "sheets" });
const texture = new Map(); // the adopted style sheets by their text
const descriptions = new Map(); // name and details by id
picture.append(sheets);

/** The page allows no style sheet but its own: the picture's is taken out before it is parsed, and adopted. */
function parsed(text) {
  const adopted = [];
  const plain = text.replace(/<style>([^<]*)<\/style>/g, (whole, rules) => {
    if (!texture.has(rules)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules.replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
      texture.set(rules, sheet);
    }
    adopted.push(texture.get(rules));
    return "";
  });
  picture.adoptedStyleSheets = [...adopted, frame];
  return document.importNode(new DOMParser().parseFromString(plain, "image/svg+xml").documentElement, true);
}

function owner(element) {
  return element.parentElement?.closest("[data-id]") || null;
}

/** Takes the boards and their legends out of a picture, each into one of its own, so that each gets a size that fits. */
function boardsOf(whole) {
  return [...whole.querySelectorAll("[data-kind=board]")].filter((board) => !owner(board))
    .flatMap((board) => [["board", board], ["notes", board.querySelector(".notes")]]).filter(([, part]) => part).map(([name, part]) => {
      const alone = whole.cloneNode(false);
      alone.classList.add(name);
      alone.append(part);
      return alone;
    });
}

/** Folds a part of the table away, unless the reader or what is lit in it wants it open. */
function fold(name, title, part) {
  const summary = make("summary", {}, title);
  const details = make("details", { open: true }, summary, part); // open while it is measured
  details.dataset.fold = name;
  summary.addEventListener("click", () => unfolded.set(name, !details.open));
  return details;
}

/** Takes what is not needed all the time out of a picture: rules texts, and on a narrow screen what is not the viewer's. */
function foldsOf(whole, folds) {
  const names = windowWidth() === "narrow" ? ["others", "texts"] : ["texts"];
  return names.filter((name) => folds[name]?.length > 0).map((name) => {
    const alone = whole.cloneNode(true);
    keep(alone, (id) => folds[name].includes(id));
    keep(whole, (id) => !folds[name].includes(id));
    return fold(name, texts["fold-" + name] + " (" + folds[name].length + ")", alone);
  });
}

/** Removes the outermost elements that are not kept, with the groups that hold nothing else. */
function keep(svg, isKept) {
  [...svg.querySelectorAll("[data-id]")].filter((element) => !owner(element) && !isKept(element.dataset.id)).forEach((element) => {
    let at = element;
    while (at !== svg && (at === element || !at.querySelector("[data-id]"))) {
      const parent = at.parentElement;
      at.remove();
      at = parent;
    }
  });
}

/** Whether an element is folded away. */
function isFolded(element) {
  return Boolean(element.closest("details:not([open])"));
}

/** Draws a picture, and what has moved since the one before on its way. */
function draw({ svg: text, folds }, moves) {
  tip(null);
  const before = moves?.length > 0 && !calm.matches ? places() : null;
  const focused = picture.activeElement?.dataset.id;
  const scrolled = new Map([...sheets.children].map((part) => [part.className, part.scrollTop]));
  const whole = parsed(text);
  descriptions.clear();
  whole.querySelectorAll(".highlight").forEach((element) => element.classList.remove("highlight")); // the page lights them itself
  whole.querySelectorAll("title").forEach((title) => {
    const element = title.parentElement;
    const end = title.textContent.indexOf(" [" + element.dataset.id + "]");
    const name = end < 0 ? title.textContent : title.textContent.slice(0, end);
    const details = end < 0 ? "" : title.textContent.slice(end + element.dataset.id.length + 3).replace(/^: /, "");
    descriptions.set(element.dataset.id, { name, details });
    title.remove();
  });
  const boards = boardsOf(whole);
  const folded = foldsOf(whole, folds || {});
  const isNarrow = windowWidth() === "narrow";
  const shownBoards = boards.map((svg) => isNarrow && svg.classList.contains("notes") ? fold("notes", texts["fold-notes"], svg) : svg);
  const parts = [shownBoards, [whole, ...folded]].map((drawn, index) => make("div", { className: index === 0 ? "boards" : "rest" }, ...drawn));
  sheets.replaceChildren(...parts.filter((part, index) => index === 1 || boards.length > 0));
  arrange(parts[0], boards);
  const isLarge = byId("zoom").getAttribute("aria-pressed") === "true";
  sheets.querySelectorAll("svg").forEach((svg) => {
    fit(svg, boards.length > 0 && Boolean(svg.closest(".rest")));
    svg.classList.toggle("large", isLarge);
    svg.setAttribute("role", "group");
  });
  [...sheets.children].forEach((part) => {
    part.scrollTop = scrolled.get(part.className) || 0;
  });
  light();
  picture.querySelector(".overlay")?.remove();
  if (before) {
    glide(before, moves);
  }
  if (focused) {
    requestAnimationFrame(() => find(focused)?.focus({ preventScroll: true }));
  }
}

/**
 * Puts boards beside the rest where there is room, else the rest below the actions; a board that is higher than wide takes
 * no more than it needs.
 */
function arrange(part, boards) {
  const boxes = boards.filter((svg) => svg.classList.contains("board")).map((svg) => svg.getBBox());
  const isTall = boxes.length === 1 && boxes[0].height > 1.3 * boxes[0].width;
  const main = document.querySelector("main");
  const inner = main.clientWidth - 20;
  const isNarrow = windowWidth() === "narrow";
  const isBeside = boxes.length > 0 && !isNarrow && inner - 10 - COLUMN >= (isTall ? TALL_BESIDE : BESIDE);
  const isAside = boxes.length > 0 && !isNarrow && !isBeside;
  sheets.classList.toggle("beside", isBeside);
  [main, host, sheets].forEach((element) => element.classList.toggle("aside", isAside));
  const needed = () => Math.ceil((roomHeight() - 16) * (boxes[0].width + 8) / (boxes[0].height + 8)) + 30;
  if (isTall && isBeside) {
    part.classList.add("tall");
    part.style.width = needed() + "px";
  } else if (isAside) {
    main.style.setProperty("--board", Math.min(inner - 10 - COLUMN, needed()) + "px");
  }
}

/** The height that a board can have. */
function roomHeight() {
  if (!host.classList.contains("aside")) {
    return host.clientHeight;
  }
  return document.querySelector("main").clientHeight - 20 - (byId("film").hidden ? 0 : byId("film").offsetHeight + 10);
}

/** The box that what moves is drawn over. */
function ground() {
  return (host.classList.contains("aside") ? document.querySelector("main") : host).getBoundingClientRect();
}

/** Cuts a picture to what is drawn in it. */
function fit(svg, isRest) {
  const width = Number(svg.getAttribute("width"));
  const box = svg.getBBox();
  const across = isRest ? Math.max(width, box.x + box.width) : box.width + 8;
  svg.setAttribute("viewBox", [isRest ? 0 : box.x - 4, box.y - 4, across, Math.max(1, box.height + 8)].join(" "));
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  const isBoard = svg.classList.contains("board");
  const isAside = sheets.classList.contains("aside");
  const isBeside = isAside || sheets.classList.contains("beside");
  const most = svg.classList.contains("notes") ? NOTES : isAside ? ASIDE : isBeside ? REST : 1.7;
  svg.style.maxWidth = isBoard && sheets.children.length > 1 ? "" : across * most + "px";
  if (isBeside && isBoard) {
    svg.style.maxHeight = roomHeight() - 16 + "px";
  }
  const scale = isBoard && svg.querySelector("text.corner, text.mark")?.getScreenCTM().a;
  if (!isAside && host.clientWidth < TALL_BESIDE && scale && scale < READABLE) {
    svg.style.width = 100 * READABLE / scale + "%"; // its part scrolls sideways
  }
}

function find(id) {
  return picture.querySelector(`.sheets [data-id="${CSS.escape(id)}"]`);
}

function nameOf(id) {
  return state?.names?.[id] || descriptions.get(id)?.name || id;
}

function words(action) {
  return action.notation.split(" ").slice(1);
}

function remaining() {
  return state.decision.actions.filter((action) => chosen.every((id) => words(action).includes(id)));
}

/** Makes a button of each element that an action names, and lets the texts of all others be read. */
function light() {
  const focused = picture.activeElement?.dataset.id;
  picture.querySelectorAll("rect.lit, rect.reach").forEach((rect) => rect.remove());
  picture.querySelectorAll("[data-able], [data-readable]").forEach((element) => {
    delete element.dataset.able;
    delete element.dataset.readable;
    element.classList.remove("chosen", "hinted");
    ["tabindex", "role", "aria-pressed", "aria-label"].forEach((name) => element.removeAttribute(name));
  });
  const isAsked = Boolean(state?.decision) && past === null;
  const able = new Set(isAsked
    ? [...remaining().flatMap(words), ...state.decision.forms.flatMap((form) => form.start.split(" ").slice(1))] : []);
  sheets.querySelectorAll("[data-id]").forEach((element) => {
    const id = element.dataset.id;
    const details = descriptions.get(id)?.details;
    const isChosen = isAsked && chosen.includes(id);
    if (able.has(id) || isChosen) {
      element.dataset.able = "";
      element.classList.toggle("chosen", isChosen);
      element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", isChosen);
    } else if (details) {
      element.dataset.readable = "";
      element.setAttribute("role", element.querySelector("[data-id]") ? "group" : "img");
    } else {
      return;
    }
    element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-label", nameOf(id) + (details ? ": " + details : ""));
  });
  sheets.querySelectorAll("details").forEach((details) => {
    details.open = unfolded.get(details.dataset.fold) || Boolean(details.querySelector("[data-able]"));
  });
  const boxes = [...sheets.querySelectorAll("[data-able]")].map((element) => [element, element.getBBox()]);
  boxes.forEach(([element, box]) => mark(element, box)); // each box that is asked for after a change costs a layout of its own
  (sheets.querySelector("[data-able]") || sheets.querySelector("[data-readable]"))?.setAttribute("tabindex", "0");
  sheets.querySelectorAll("svg").forEach((svg) => svg.classList.toggle("pointing", isAsked && pointForms().length > 0));
  if (focused) {
    find(focused)?.focus({ preventScroll: true }); // it has lost the focus with its place in the order of Tab
  }
}

/** Scrolls to what is lit where a part of the picture scrolls by itself, and back when nothing is lit there. */
function reveal() {
  picture.querySelectorAll(".beside > div, .aside > div").forEach((part) => {
    const frameOf = part.getBoundingClientRect();
    const lit = [...part.querySelectorAll("[data-able]")].filter((element) => !element.closest("details"));
    const isSeen = lit.some((element) => {
      const box = element.getBoundingClientRect();
      return box.top >= frameOf.top && box.bottom <= frameOf.bottom;
    });
    if (lit.length > 0 && !isSeen) {
      leftAt.set(part.className, leftAt.get(part.className) ?? part.scrollTop);
      lit[0].scrollIntoView({ block: "nearest" });
    } else if (lit.length === 0 && leftAt.has(part.className)) {
      part.scrollTop = leftAt.get(part.className);
      leftAt.delete(part.className);
    }
  });
}

function mark(element, box) {
  const isRound = ["figure", "token"].includes(element.dataset.kind) && box.width < box.height * 1.5;
  [["reach", "prepend"], ["lit", "append"]].forEach(([name, where]) => {
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    Object.entries({ class: name, x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4,
      rx: isRound ? (box.width + 4) / 2 : 4 }).forEach(([field, value]) => rect.setAttribute(field, value));
    element[where](rect);
  });
}

/** The forms that a point of a board fills: they begin with x and y. */
function pointForms() {
  return (state?.decision?.forms || []).filter((form) => form.slots[0]?.name === "x" && form.slots[1]?.name === "y");
}

/** Fills the fields of the forms with a point of an open table. */
function pointed(event) {
  if (event.type !== "click" || pointForms().length === 0 || past !== null) {
    return false;
  }
  for (const surface of picture.querySelectorAll("[data-board]")) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(surface.getScreenCTM().inverse());
    const [x, y] = [Math.round(at.x), Math.round(at.y)];
    const isOn = x >= 0 && y >= 0 && x <= Number(surface.dataset.width) && y <= Number(surface.dataset.height);
    const fields = [...byId("actions").querySelectorAll("form")].filter((form) => form.dataset.board === surface.dataset.board);
    if (isOn && fields.length > 0) {
      picture.querySelectorAll(".point").forEach((old) => old.remove());
      const circle = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      const radius = Number(surface.dataset.width) / 80;
      Object.entries({ class: "point", cx: x, cy: y, r: radius }).forEach(([name, value]) => circle.setAttribute(name, value));
      surface.append(circle);
      fields.forEach((form) => {
        form.elements.x.value = x;
        form.elements.y.value = y;
        form.classList.add("filled");
      });
      fields[0].scrollIntoView({ block: "nearest" });
      return true;
    }
  }
  return false;
}

/** Chooses an element; the only action that is left is played when its element is touched once more. */
function touched(event) {
  const element = event.composedPath().find((node) => node.dataset?.able !== undefined);
  if (playing || !state?.decision) {
    return false;
  } else if (!element) {
    return pointed(event) || why(event);
  }
  const id = element.dataset.id;
  const left = remaining();
  if (chosen.includes(id) && left.length === 1 && chosen[chosen.length - 1] === id) {
    play(left[0].notation);
    return true;
  }
  chosen = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  light();
  offer();
  return true;
}

/** Asks why an element that is not lit cannot be used; it is not an action, so nothing is played. */
function why(event) {
  const id = under(event)?.dataset.id;
  if (event.type === "click" && id && past === null) {
    ask("why", { number: state.decision.number, element: id }).then(({ status, body }) => refuse(status === 409 ? body : null), () => {});
  }
  return false;
}

picture.addEventListener("click", touched);
picture.addEventListener("keydown", (event) => {
  const element = event.composedPath()[0];
  if ((event.key === "Enter" || event.key === " ") && touched(event)) {
    event.preventDefault();
  } else if (event.key.startsWith("Arrow") && element.dataset?.id) {
    event.preventDefault();
    const isForAll = event.shiftKey || element.dataset.able === undefined;
    neighbour(element, event.key, isForAll ? "[data-able], [data-readable]" : "[data-able]")?.focus();
  } else if (event.key === "Escape" && chosen.length > 0) {
    byId("all").click();
  }
});

/** The nearest of some elements in a direction. */
function neighbour(from, arrow, which) {
  const here = middle(from);
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[arrow];
  let best = null;
  let least = Infinity;
  sheets.querySelectorAll(which).forEach((element) => {
    const there = middle(element);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (element !== from && !isFolded(element) && ahead > 2 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = element;
    }
  });
  return best;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Motion

/** The motions that events tell of. */
function motions(events) {
  return events.map((event) => event.motion).filter(Boolean);
}

/** The middle of an element, or of the line that it is folded under, from the corner of the picture. */
function placeOf(element) {
  const line = element.closest("details:not([open])")?.firstElementChild;
  const [at, corner] = [middle(line || element), ground()];
  return { x: at.x - corner.x, y: at.y - corner.y };
}

/** Where everything lies, with its place on the screen. */
function places() {
  const corner = ground();
  return new Map([...sheets.querySelectorAll("[data-id]")].filter((element) => !isFolded(element)).map((element) => {
    const matrix = element.getScreenCTM();
    return [element.dataset.id, { element, at: placeOf(element), matrix: new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d,
      matrix.e - corner.x, matrix.f - corner.y]) }];
  }));
}

/** The point of a place that a motion tells: a point of an open table, or the middle of an element. */
function spot(place, id, before) {
  if (Array.isArray(place)) {
    const board = find(id)?.closest("[data-kind=board]") || before.get(id)?.element.closest("[data-kind=board]");
    const surface = find(board?.dataset.id || "")?.querySelector("[data-board]") || sheets.querySelector("[data-board]");
    const corner = ground();
    const at = surface && new DOMPoint(place[0], place[1]).matrixTransform(surface.getScreenCTM());
    return at ? { x: at.x - corner.x, y: at.y - corner.y } : null;
  }
  const holder = place && find(place);
  return holder ? placeOf(holder) : before.get(place)?.at || null;
}

/** The ways of all that moves: the points of each, and what is seen of it. */
function ways(before, moves) {
  const all = new Map();
  moves.forEach((motion, index) => {
    const way = all.get(motion.element || index) || { id: motion.element, points: [], facing: "" };
    const here = way.points.length > 0 ? [] : [(motion.from && before.get(motion.element)?.at) || spot(motion.from, motion.element, before)];
    const corners = motion.via.map((place) => spot(place, motion.element, before));
    way.points.push(...[...here, ...corners, spot(motion.to, motion.element, before)].filter(Boolean));
    way.isNew = way.isNew ?? motion.from === "";
    way.isGone = motion.to === "";
    way.facing = motion.facing || way.facing;
    all.set(motion.element || index, way);
  });
  return [...all.values()].filter((way) => {
    way.now = way.id ? find(way.id) : null;
    way.now = way.now && isFolded(way.now) ? null : way.now;
    way.old = before.get(way.id);
    if (way.now && way.points.length > 0) {
      way.points.splice(-1, 1, placeOf(way.now)); // beside others on one space
    }
    const length = way.points.slice(1).reduce((sum, point, at) => sum + Math.hypot(point.x - way.points[at].x, point.y - way.points[at].y), 0);
    const isCarried = way.now && [...all.keys()].some((id) => id !== way.id && owner(way.now)?.closest(`[data-id="${CSS.escape(id)}"]`));
    way.turn = way.facing && way.now && way.old ? turn(way.old.element, way.now) : 0;
    return !isCarried && (length > 6 || way.turn !== 0 || (way.isNew && way.now) || (way.isGone && way.old));
  });
}

/** By how many degrees a figure is drawn turned away from where it faces now. */
function turn(old, now) {
  const [before, after] = [old, now].map((figure) => {
    const [circle, tip] = [figure.querySelector(":scope > circle"), figure.querySelector(":scope > .facing")];
    const box = tip?.getAttribute("points").split(/[ ,]/).map(Number);
    return circle && box ? Math.atan2(box[3] - circle.cy.baseVal.value, box[2] - circle.cx.baseVal.value) * 180 / Math.PI : null;
  });
  return before === null || after === null ? 0 : ((before - after + 540) % 360) - 180;
}

/** Lets what has moved go its way, as the motions tell it. Copies go above all else. */
function glide(before, moves) {
  const moved = ways(before, moves);
  if (moved.length === 0 || moved.length > MOST_GLIDES) {
    return;
  }
  const overlay = sheets.querySelector("svg").cloneNode(false);
  ["viewBox", "style", "role"].forEach((name) => overlay.removeAttribute(name));
  overlay.classList.remove("large");
  overlay.classList.add("overlay");
  overlay.setAttribute("aria-hidden", "true");
  picture.append(overlay);
  const fromScreen = overlay.getScreenCTM().inverse();
  const corner = ground();
  const ended = moved.map((way) => {
    const screen = way.now ? way.now.getScreenCTM() : way.old ? new DOMMatrix().translate(corner.x, corner.y).multiply(way.old.matrix) : null;
    const end = way.now ? placeOf(way.now) : way.old ? way.old.at : { x: 0, y: 0 };
    const outer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    outer.dataset.moving = way.id;
    outer.append(screen ? copyOf(way.now || way.old.element, fromScreen.multiply(screen)) : cardBack(fromScreen, corner));
    overlay.append(outer);
    if (way.now) {
      way.now.style.opacity = "0";
    }
    const timing = { duration: GLIDE * (1 + PER_CORNER * Math.min(MOST_CORNERS, Math.max(0, way.points.length - 2))), easing: "ease-in-out",
      fill: "forwards" };
    if (way.turn !== 0) {
      const [tip, circle] = [outer.querySelector(".facing"), outer.querySelector("circle")];
      tip.style.transformOrigin = `${circle.cx.baseVal.value}px ${circle.cy.baseVal.value}px`;
      tip.animate([{ transform: `rotate(${way.turn}deg)` }, { transform: "none" }], timing);
    }
    return outer.animate(frames(way, end), timing).finished.catch(() => {}).then(() => {
      if (way.now) {
        way.now.style.opacity = "";
      }
      outer.remove();
    });
  });
  Promise.all(ended).then(() => overlay.remove());
}

/** The key frames of a way, evenly fast; what comes from off the table or leaves it fades. */
function frames(way, end) {
  const points = way.points.length > 0 ? way.points : [end];
  const lengths = points.map((point, at) => at === 0 ? 0 : Math.hypot(point.x - points[at - 1].x, point.y - points[at - 1].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const all = points.map((point, at) => {
    gone += lengths[at];
    const [x, y] = [point.x - end.x, point.y - end.y].map((far) => Math.round(far * 100) / 100);
    return { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: at === points.length - 1 ? 1 : Math.min(1, gone / whole) };
  });
  if (all.length === 1) {
    all.unshift({ ...all[0], offset: 0 });
  }
  all[0].opacity = way.isNew ? 0 : 1;
  all[all.length - 1].opacity = way.isGone || !way.now ? 0 : 1;
  return all;
}

/** A copy of an element at its place. */
function copyOf(element, matrix) {
  const inner = document.createElementNS("http://www.w3.org/2000/svg", "g");
  inner.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  const copy = element.cloneNode(true);
  ["transform", "tabindex", "role"].forEach((name) => copy.removeAttribute(name));
  delete copy.dataset.able;
  copy.style.opacity = "";
  copy.querySelectorAll(".lit, .reach").forEach((rect) => rect.remove());
  inner.append(copy);
  return inner;
}

/** A card that the viewer does not know, in the middle of its place. */
function cardBack(fromScreen, corner) {
  const at = new DOMPoint(corner.x, corner.y).matrixTransform(fromScreen);
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  Object.entries({ class: "back", x: at.x - 13, y: at.y - 18, width: 26, height: 36, rx: 3 }).forEach(([name, value]) => rect.setAttribute(name, value));
  return rect;
}

// What is written on a thing

let tipTimer = 0;

function tip(element) {
  clearTimeout(tipTimer);
  const place = byId("tip");
  const description = element?.isConnected && descriptions.get(element.dataset.id);
  if (!description || !description.details) {
    place.hidden = true;
    return;
  }
  place.replaceChildren(make("b", {}, description.name), make("span", {}, description.details));
  place.hidden = false;
  const box = element.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  const isBelow = box.bottom + own.height + 8 < innerHeight || box.top - own.height - 8 < 0;
  place.style.left = Math.max(6, Math.min(document.documentElement.clientWidth - own.width - 6, box.x + box.width / 2 - own.width / 2)) + "px";
  place.style.top = Math.max(6, Math.min(innerHeight - own.height - 6, isBelow ? box.bottom + 8 : box.top - own.height - 8)) + "px";
}

function under(event) {
  return event.composedPath().find((node) => node.dataset?.id && descriptions.has(node.dataset.id));
}

picture.addEventListener("pointerover", (event) => {
  clearTimeout(tipTimer);
  const element = under(event);
  tipTimer = setTimeout(() => tip(element), event.pointerType === "touch" ? 0 : 300);
});
host.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && tip(null)); // a finger leaves at once
document.addEventListener("pointerdown", (event) => !event.composedPath().includes(host) && tip(null));
picture.addEventListener("focusin", (event) => tip(under(event)));
picture.addEventListener("focusout", () => tip(null));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    tip(null);
    foresee(null);
  }
});

// What an action may lead to

let foreseeTimer = 0;
let foreseeing = null; // what ends the request of a preview
let foreseen = null; // the action whose preview is shown or asked for

/** Shows what an action may lead to, beside the actions, after a while; nothing for null. */
function foresee(action, near, wait = FORESEE) {
  clearTimeout(foreseeTimer);
  foreseeing?.abort();
  foreseen = action;
  byId("preview").textContent = "";
  if (action) {
    foreseeTimer = setTimeout(() => foreseeNow(action, near), previews.has(action.notation) ? 0 : wait);
  }
}

async function foreseeNow(action, near) {
  const number = state.decision?.number;
  if (!previews.has(action.notation)) {
    foreseeing = new AbortController();
    try {
      const { status, body } = await ask("preview", { number, action: action.notation }, foreseeing.signal);
      if (status !== 200 || number !== state.decision?.number) {
        return; // the decision is over, or too much is asked: the action can be played all the same
      }
      previews.set(action.notation, body);
    } catch (failure) {
      return;
    }
  }
  if (foreseen === action && near.isConnected) {
    foretell(previews.get(action.notation), action, near);
  }
}

/** Puts a preview beside the actions, or above them where there is no room beside. */
function foretell(told, action, near) {
  const place = byId("preview");
  const list = (phrases, name) => phrases.length > 0 ? [make("ul", { className: name }, ...phrases.map((phrase) => make("li", {}, phrase)))] : [];
  place.replaceChildren(make("b", {}, capital(action.label)), ...(told.success ? [make("p", {}, told.success)] : []), ...list(told.harm, "harm"),
    ...list(told.changes, "changes"), ...(told.nothing ? [make("p", {}, told.nothing)] : []), make("small", {}, told.worlds),
    ...(isWhatIf() ? [make("small", {}, texts.again)] : []));
  const width = document.documentElement.clientWidth; // without the bar that scrolls the page
  place.style.maxWidth = width - 12 + "px";
  const choice = byId("choice").getBoundingClientRect();
  const own = place.getBoundingClientRect();
  const isBeside = choice.left > own.width + 16;
  const top = isBeside ? near.getBoundingClientRect().top : choice.top - own.height - 6;
  place.style.left = (isBeside ? choice.left - own.width - 8 : Math.max(6, (width - own.width) / 2)) + "px";
  place.style.top = Math.max(6, Math.min(innerHeight - own.height - 6, top)) + "px";
}

/** Whether an action is looked at before it is played, as touch needs it. */
function isWhatIf() {
  return byId("what").getAttribute("aria-pressed") === "true";
}

byId("what").addEventListener("click", () => {
  byId("what").setAttribute("aria-pressed", String(!isWhatIf()));
  foresee(null);
});

// The actions

/** The words that the labels of a group begin with. */
function shared(labelled) {
  const split = labelled.map((label) => label.split(" "));
  let count = 0;
  while (split.every((one) => one.length > count + 1 && one[count] === split[0][count])) {
    count++;
  }
  return labelled.length > 1 ? split[0].slice(0, count).join(" ") : "";
}

/** A text with a capital, unless it begins with the name of a space. */
function capital(text) {
  return descriptions.has("space:" + text.split(/[ ,.:;]/)[0]) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function offer() {
  const place = byId("actions");
  const focused = document.activeElement?.dataset?.notation;
  const hadFocus = place.contains(document.activeElement);
  place.textContent = "";
  foresee(null);
  if (!state.decision) {
    return;
  }
  const decision = state.decision;
  const typed = byId("filter").value.trim();
  const wanted = typed === tried ? "" : typed.toLowerCase();
  const shown = remaining().filter((action) => action.label.toLowerCase().includes(wanted));
  byId("named").hidden = chosen.length === 0;
  byId("named").firstElementChild.textContent = chosen.map(nameOf).join(" + ");
  byId("picked").hidden = decision.picked.length === 0;
  byId("picked").textContent = texts.picked + ": " + decision.picked.map((action) => action.label).join(", ");
  decision.actions.forEach((action) => labels.set(action.notation, action.label));
  const groups = new Map();
  shown.forEach((action) => {
    const verb = action.notation.split(" ")[0];
    groups.set(verb, [...(groups.get(verb) || []), action]);
  });
  const isWhole = chosen.length === 0 && !wanted;
  const forms = decision.forms.filter((form) => !wanted && chosen.every((id) => form.start.split(" ").includes(id)));
  if (forms.length > 0) {
    place.append(points(forms));
  }
  const single = [...groups.values()].filter((actions) => actions.length === 1).flat();
  groups.forEach((actions, verb) => actions.length > 1 && place.append(group(verb, actions, isWhole)));
  if (single.length > 0) {
    place.append(group("", single, false));
  }
  if (shown.length === 0 && forms.length === 0 && decision.actions.length > 0) {
    place.append(make("p", { className: "faint" }, texts.none));
  }
  if (isWhole && decision.anytime.length > 0) {
    place.append(group("", decision.anytime, false, true));
  }
  const buttons = [...place.querySelectorAll("button[data-notation]")];
  if (shown.length === 1) {
    const last = buttons.find((button) => button.dataset.notation === shown[0].notation);
    last?.classList.add("primary");
    if (last && chosen.length > 0) {
      foresee(shown[0], last); // the next touch of its element plays it
    }
  }
  if (hadFocus) {
    (buttons.find((button) => button.dataset.notation === focused) || byId("choose")).focus({ preventScroll: true });
  }
}

function group(verb, actions, isFolding, isGrave) {
  const field = make("fieldset", { className: "group" + (isGrave ? " grave" : "") });
  if (isGrave) {
    field.setAttribute("aria-label", texts.anytime);
  }
  const start = verb ? shared(actions.map((action) => action.label)) : "";
  if (start) {
    field.append(make("legend", {}, capital(start) + " \u2026"));
  }
  const isCut = isFolding && actions.length > MANY && !opened.has(verb);
  actions.slice(0, isCut ? SHOWN : actions.length).forEach((action) => {
    const short = capital(action.label.slice(start.length).trim());
    const button = make("button", { type: "button", title: action.idle ? texts.idle : "", ariaLabel: action.label }, short);
    button.dataset.notation = action.notation;
    button.classList.toggle("idle", action.idle);
    button.addEventListener("click", () => {
      if (isWhatIf() && !isGrave && foreseen?.touched !== action.notation) {
        byId("actions").querySelectorAll(".touched").forEach((other) => other.classList.remove("touched"));
        button.classList.add("touched");
        foresee({ ...action, touched: action.notation }, button, 0);
      } else if (isGrave) {
        sure(button, short, action);
      } else {
        play(action.notation);
      }
    });
    const regard = (isOn) => {
      hint(action, isOn);
      if (!isGrave && foreseen?.touched !== action.notation) {
        foresee(isOn ? action : null, button);
      }
    };
    button.addEventListener("pointerenter", (event) => event.pointerType !== "touch" && regard(true));
    button.addEventListener("focus", () => button.matches(":focus-visible") && regard(true));
    button.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && regard(false));
    button.addEventListener("blur", () => regard(false));
    field.append(button);
  });
  if (isCut) {
    const more = make("button", { type: "button", className: "more" }, "+ " + (actions.length - SHOWN) + " " + texts.more);
    more.addEventListener("click", () => {
      opened.add(verb);
      offer();
    });
    field.append(more);
  }
  return field;
}

/** Asks once more before an action that ends something. */
function sure(button, label, action) {
  if (button.dataset.sure) {
    play(action.notation);
    return;
  }
  button.dataset.sure = "true";
  button.textContent = label + ": " + texts.sure;
  button.removeAttribute("aria-label");
  setTimeout(() => {
    delete button.dataset.sure;
    button.textContent = label;
  }, 4000);
}

/** Marks the elements of an action in the picture. */
function hint(action, isOn) {
  const ids = new Set(words(action));
  sheets.querySelectorAll("[data-able]").forEach((element) => {
    element.classList.toggle("hinted", isOn && ids.has(element.dataset.id));
  });
}

/** Fields for the free numbers of a form, and a choice of the form. */
function points(forms) {
  const field = make("form", { className: "group point" });
  const which = make("select", { ariaLabel: texts.kind });
  which.append(...forms.map((form, index) => make("option", { value: index }, formTitle(form))));
  which.value = Math.max(0, forms.findIndex((form) => form.start === lastForm));
  const numbers = make("div", { className: "numbers" });
  const fill = () => {
    const form = forms[which.value];
    const before = Object.fromEntries([...numbers.querySelectorAll("input")].map((input) => [input.name, input.value]));
    lastForm = form.start;
    field.dataset.board = form.slots[0]?.board || "";
    numbers.replaceChildren(...form.slots.map((slot) => make("label", {}, formWord(slot.name), " ", make("input", { type: "number", min: slot.min,
      max: slot.max, required: true, name: slot.name, value: before[slot.name] || "" }), " ", make("span", { className: "faint" }, range(slot)))),
    make("button", {}, texts.play));
  };
  which.addEventListener("change", fill);
  fill();
  field.append(forms.length > 1 ? which : make("h3", {}, formTitle(forms[0])), make("p", { className: "faint" }, texts.point), numbers);
  field.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = forms[which.value];
    play([form.start, ...form.slots.map((slot) => field.elements[slot.name].value)].join(" "));
  });
  return field;
}

/** The range of a number and its unit. */
function range(slot) {
  return slot.min + "\u2013" + slot.max + (slot.unit ? ", " + texts.unit + " " + slot.unit : "");
}

function formTitle(form) {
  const more = form.slots.map((slot) => slot.name).filter((name) => name !== "x" && name !== "y");
  const start = form.start.split(" ").map((word) => descriptions.get(word)?.name || formWord(word)).join(" ");
  return capital(start) + (more.length > 0 ? " (" + more.map(formWord).join(", ") + ")" : "");
}

/** A verb or a number of a form in the game's words. */
function formWord(word) {
  return state.words?.[word] || word;
}

/** A notation that is typed is tried, so that a refusal says its rule; beside that all actions are offered again. */
byId("filter").addEventListener("keydown", (event) => {
  const typed = byId("filter").value.trim();
  if (event.key === "Enter" && typed) {
    event.preventDefault();
    const buttons = byId("actions").querySelectorAll("button[data-notation]");
    const notation = buttons.length === 1 ? buttons[0].dataset.notation : typed;
    tried = typed;
    offer();
    play(notation);
  }
});

// Standing orders

const ENDS = { always: "", turn: " until turn", others: " on others", sum: " unless sum", thrice: " until times 3" };

function orders() {
  const place = byId("orders");
  place.hidden = !state.you || state.over || (!state.decision && state.orders.length === 0);
  byId("order-count").textContent = state.orders.length > 0 ? "(" + state.orders.length + ")" : "";
  byId("order-list").replaceChildren(...state.orders.map((order) => {
    const cancel = make("button", { type: "button", className: "small" }, texts["order-cancel"]);
    cancel.addEventListener("click", () => send("cancel", { order }));
    return make("li", {}, ordered(order), " ", cancel);
  }));
  const form = byId("order-form");
  form.hidden = !state.decision;
  if (state.decision && document.activeElement?.form !== form) {
    const actions = state.decision.actions.slice().sort((one, other) => Number(other.idle || other.notation === "pass") - Number(one.idle || one.notation === "pass"));
    form.elements.what.replaceChildren(...actions.slice(0, 60).map((action) => make("option", { value: action.notation }, capital(action.label))));
    form.elements.end.replaceChildren(...Object.keys(ENDS).map((end) => make("option", { value: end }, texts["order-" + end])));
  }
}

/** An order in words. */
function ordered(order) {
  const [, notation, , rest] = order.match(/^(.*?) in (\S+)(.*)$/) || [order, order, "", ""];
  const end = Object.keys(ENDS).find((name) => ENDS[name] === rest);
  return capital(labels.get(notation) || notation) + ", " + (end ? texts["order-" + end] : rest.trim());
}

byId("order-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = byId("order-form");
  send("order", { order: form.elements.what.value + " in " + state.decision.kind + ENDS[form.elements.end.value] });
});

// The log

function tell(events, isNew) {
  const log = byId("log");
  if (events.length === 0) {
    return;
  }
  log.querySelectorAll(".new").forEach((entry) => entry.classList.remove("new"));
  events.filter((event) => event.text || event.type === "undone").forEach((event) => {
    const entry = make("p", { className: event.type === "undone" ? "undone" : isNew ? "new" : "" }, event.text || texts.undo);
    if (event.rule) {
      entry.title = texts.rule + " " + event.rule;
    }
    log.append(entry);
  });
  requestAnimationFrame(() => {
    log.scrollTop = log.scrollHeight;
  });
}

// The match so far, step by step

let wantedStep = null;
let fetching = false;

async function film(step) {
  wantedStep = step;
  if (fetching) {
    return;
  }
  fetching = true;
  try {
    while (wantedStep !== null) {
      const asked = wantedStep;
      wantedStep = null;
      const { status, body } = await ask("frame?" + viewpoint({ step: asked }));
      if (status !== 200) {
        trouble(body?.refused || texts.lost);
        break;
      } else if (!byId("film").hidden) {
        shot(body);
      }
    }
  } catch (failure) {
    trouble(texts.lost);
  } finally {
    fetching = false;
  }
}

/** Shows one step of the match so far. */
function shot(body) {
  const isNext = past !== null && body.step === past.step + 1;
  past = body;
  byId("choice").inert = true;
  byId("slider").max = String(body.steps - 1);
  byId("slider").value = String(body.step);
  byId("slider").setAttribute("aria-valuetext", body.step + " / " + (body.steps - 1));
  byId("place").textContent = body.step + " / " + (body.steps - 1);
  byId("told").textContent = body.events.join(" ");
  caption(body.phase, body.prompt);
  draw(body, isNext ? body.motions : []);
  if (body.step >= body.steps - 1) {
    run(false);
  }
}

function run(isOn) {
  clearInterval(running);
  byId("run").setAttribute("aria-pressed", String(isOn));
  byId("run").textContent = isOn ? "\u275a\u275a" : "\u25b6\u25b6";
  if (isOn) {
    running = setInterval(() => !fetching && film(past.step + 1), 900);
  }
}

function leave() {
  run(false);
  past = null;
  byId("film").hidden = true;
  byId("history").setAttribute("aria-expanded", "false");
  document.querySelector("main").classList.remove("back");
  show();
}

byId("history").addEventListener("click", () => {
  if (!byId("film").hidden) {
    leave();
    return;
  }
  byId("film").hidden = false;
  byId("history").setAttribute("aria-expanded", "true");
  document.querySelector("main").classList.add("back");
  film(state.over ? 0 : -1).then(() => byId("slider").focus());
});
byId("live").addEventListener("click", () => {
  leave();
  byId("history").focus();
});
byId("slider").addEventListener("input", () => {
  run(false);
  film(Number(byId("slider").value));
});
byId("first").addEventListener("click", () => film(0));
byId("before").addEventListener("click", () => past && film(Math.max(0, past.step - 1)));
byId("after").addEventListener("click", () => past && film(Math.min(past.steps - 1, past.step + 1)));
byId("last").addEventListener("click", () => film(-1));
byId("run").addEventListener("click", () => {
  const isOn = byId("run").getAttribute("aria-pressed") !== "true";
  if (isOn && past && past.step >= past.steps - 1) {
    film(0);
  }
  run(isOn && past !== null);
});

// Settings

byId("zoom").addEventListener("click", () => {
  const isLarge = byId("zoom").getAttribute("aria-pressed") !== "true";
  byId("zoom").setAttribute("aria-pressed", String(isLarge));
  sheets.querySelectorAll("svg").forEach((svg) => svg.classList.toggle("large", isLarge));
});
byId("skip").addEventListener("click", () => byId("choose").focus());
byId("undo").addEventListener("click", () => send("undo", {}));
byId("all").addEventListener("click", () => {
  chosen = [];
  light();
  offer();
});
byId("filter").addEventListener("input", offer);
byId("record").addEventListener("click", () => save("record", "kumite.txt"));
byId("actions").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...byId("actions").querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  if (step && at >= 0) {
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
});
let lastWidth = windowWidth();
addEventListener("resize", () => {
  tip(null);
  foresee(null);
  if (lastWidth !== windowWidth()) {
    lastWidth = windowWidth();
    again(false);
  } else if (state) {
    draw(past === null ? state : past);
  }
});

await begin(again);
byId("filter").placeholder = texts.filter;
if (key) {
  loop();
} else {
  trouble(texts.link);
}
