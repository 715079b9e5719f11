// The table in the browser. The secret of the link is in its fragment, which is never sent as part of an address.

const MANY = 12;
const PAST = 120;
const NARROW = 860;
const RETRY = 1500;

const byId = (id) => document.getElementById(id);
const key = location.hash.slice(1);
const stored = (name, usual) => {
  try {
    return localStorage.getItem("kumite-" + name) || usual;
  } catch (none) {
    return usual;
  }
};
const store = (name, value) => {
  try {
    localStorage.setItem("kumite-" + name, value);
  } catch (none) {
    // a browser that keeps nothing still plays
  }
};

let language = stored("language", navigator.language.startsWith("de") ? "de" : "en");
let theme = stored("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
let texts = {};
let state = null;
let position = 0;
let past = [];
let chosen = null; // the id of the element whose actions are shown
let waiting = null; // what ends the request that waits
let playing = false;
let fresh = true; // whether the whole state is asked for, whatever the tag

const picture = byId("picture").attachShadow({ mode: "open" });
const frame = new CSSStyleSheet();
frame.replaceSync(`
  :host { display: block; }
  svg { display: block; width: 100%; height: auto; }
  svg.large { width: 200%; }
  [data-able] { cursor: pointer; }
  svg.kumite .highlight text:not(.chosen text) { font-weight: normal; }
  svg.pointing [data-board] { cursor: crosshair; }
  [data-able]:focus-visible { outline: 3px solid #0b5a8f; }
  [data-able].chosen { outline: 3px solid #c2185b; outline-offset: 1px; }
  .point { fill: none; stroke: #c2185b; stroke-width: 3; vector-effect: non-scaling-stroke; pointer-events: none; }
`);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: "Bearer " + key },
    body: body ? JSON.stringify(body) : undefined,
    signal: body ? undefined : waiting.signal,
    cache: "no-store",
  });
  const isJson = (answer.headers.get("Content-Type") || "").startsWith("application/json");
  return { status: answer.status, body: answer.status === 204 || !isJson ? null : await answer.json() };
}

async function loop() {
  for (;;) {
    waiting = new AbortController();
    const width = innerWidth <= NARROW ? "narrow" : "wide";
    const tag = state && !fresh ? state.tag : "";
    const query = new URLSearchParams({ language, theme, width, from: position, tag });
    try {
      const { status, body } = await ask("state?" + query);
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

function pause(millis) {
  return new Promise((done) => setTimeout(done, millis));
}

function trouble(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = !text;
}

/** Asks for the whole state again, such as in another language. */
function again(isAll) {
  if (isAll) {
    position = 0;
    byId("log").textContent = "";
  }
  fresh = true;
  past = [];
  waiting?.abort();
}

function take(news) {
  const before = state;
  fresh = false;
  if (news.again || news.from < position) {
    byId("log").textContent = "";
  }
  state = news;
  position = news.position;
  if (!before?.decision || before.decision.number !== news.decision?.number) {
    chosen = null;
    byId("filter").value = "";
    refuse(null);
  }
  if (past.length === 0 || past[past.length - 1].svg !== news.svg) {
    past.push({ svg: news.svg, prompt: news.prompt });
    past = past.slice(-PAST);
  }
  show();
  tell(news.events, Boolean(before)); // last, when the log has its size
}

function show() {
  const you = state.seats.find((seat) => seat.id === state.you);
  document.title = (state.decision ? "\u25cf " : "") + state.title;
  byId("title").textContent = state.title;
  byId("who").textContent = you ? texts.you + " " + you.name : texts.spectator;
  byId("phase").textContent = state.phase;
  if (byId("prompt").textContent !== state.prompt) {
    byId("prompt").textContent = state.prompt;
  }
  byId("undo").hidden = !state.undo;
  byId("record").hidden = !state.over;
  byId("choice").hidden = !state.decision;
  document.querySelector("main").classList.toggle("asked", Boolean(state.decision));
  byId("slider").max = String(past.length - 1);
  byId("slider").value = byId("slider").max;
  byId("past").hidden = past.length < 2;
  look(past.length - 1);
  offer();
}

// The picture

function look(index) {
  const isNow = index === past.length - 1;
  byId("look").hidden = isNow;
  draw(past[index].svg);
  if (isNow) {
    light();
  }
}

function draw(text) {
  const sheets = [frame];
  // The page allows no style sheet but its own: the picture's is taken out before it is parsed, and adopted.
  const plain = text.replace(/<style>([^<]*)<\/style>/g, (whole, rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
    sheets.unshift(sheet);
    return "";
  });
  const svg = document.importNode(new DOMParser().parseFromString(plain, "image/svg+xml").documentElement, true);
  svg.classList.toggle("large", byId("zoom").getAttribute("aria-pressed") === "true");
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  picture.adoptedStyleSheets = sheets;
  const focused = picture.activeElement?.dataset.id;
  picture.replaceChildren(svg);
  if (focused) {
    requestAnimationFrame(() => picture.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus());
  }
}

function elements(action) {
  return action.notation.split(" ").slice(1);
}

/** Makes each element that an action names a button. */
function light() {
  if (!state.decision) {
    return;
  }
  const able = new Set(state.decision.actions.flatMap(elements));
  picture.querySelectorAll("[data-id]").forEach((element) => {
    const id = element.dataset.id;
    if (able.has(id)) {
      element.dataset.able = "";
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      element.setAttribute("aria-pressed", String(id === chosen));
      element.setAttribute("aria-label", state.names[id] || id);
      element.classList.toggle("chosen", id === chosen);
    }
  });
  picture.querySelector("svg").classList.toggle("pointing", pointForms().length > 0);
}

/** The forms that a point of a board fills: they begin with x and y. */
function pointForms() {
  return (state.decision?.forms || []).filter((form) => form.slots[0]?.name === "x" && form.slots[1]?.name === "y");
}

/** Fills the fields of the forms with a point of an open table. */
function pointed(event) {
  if (event.type !== "click" || pointForms().length === 0) {
    return false;
  }
  for (const surface of picture.querySelectorAll("[data-board]")) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(surface.getScreenCTM().inverse());
    const [x, y] = [Math.round(at.x), Math.round(at.y)];
    const isOn = x >= 0 && y >= 0 && x <= Number(surface.dataset.width) && y <= Number(surface.dataset.height);
    const fields = [...byId("actions").querySelectorAll("form")].filter((form) => form.dataset.board === surface.dataset.board);
    if (isOn && fields.length > 0) {
      picture.querySelectorAll(".point").forEach((old) => old.remove());
      const mark = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      const radius = Number(surface.dataset.width) / 80;
      Object.entries({ class: "point", cx: x, cy: y, r: radius }).forEach(([name, value]) => mark.setAttribute(name, value));
      surface.append(mark);
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

function touched(event) {
  const element = event.composedPath().find((node) => node.dataset?.able !== undefined);
  if (playing || !state?.decision) {
    return false;
  }
  if (!element) {
    return pointed(event);
  }
  chosen = chosen === element.dataset.id ? null : element.dataset.id;
  light();
  offer();
  return true;
}

picture.addEventListener("click", touched);
picture.addEventListener("keydown", (event) => {
  if ((event.key === "Enter" || event.key === " ") && touched(event)) {
    event.preventDefault();
  }
});

// The actions

/** The words that the labels of a group begin with. */
function shared(labels) {
  const words = labels.map((label) => label.split(" "));
  let count = 0;
  while (words[0].length > count + 1 && words.every((one) => one[count] === words[0][count])) {
    count++;
  }
  return labels.length > 1 ? words[0].slice(0, count).join(" ") : "";
}

function offer() {
  const place = byId("actions");
  const focused = document.activeElement?.dataset?.notation;
  const hadFocus = place.contains(document.activeElement) || document.activeElement === document.body;
  place.textContent = "";
  if (!state.decision) {
    return;
  }
  const decision = state.decision;
  byId("filter").hidden = decision.actions.length <= MANY;
  const words = byId("filter").value.toLowerCase();
  const shown = decision.actions.filter((action) => (!chosen || elements(action).includes(chosen))
    && action.label.toLowerCase().includes(words));
  byId("named").hidden = !chosen;
  byId("named").firstElementChild.textContent = texts.named + " " + (state.names[chosen] || chosen) + " (" + shown.length + ")";
  byId("picked").hidden = decision.picked.length === 0;
  byId("picked").textContent = texts.picked + ": " + decision.picked.map((action) => action.label).join(", ");
  const groups = new Map();
  shown.forEach((action) => {
    const verb = action.notation.split(" ")[0];
    groups.set(verb, [...(groups.get(verb) || []), action]);
  });
  if (!chosen && !words) {
    decision.forms.forEach((form) => place.append(points(form)));
  }
  groups.forEach((actions) => place.append(group(shared(actions.map((action) => action.label)), actions)));
  if (shown.length === 0) {
    const none = document.createElement("p");
    none.textContent = texts.none;
    place.append(none);
  }
  if (!chosen && !words && decision.anytime.length > 0) {
    place.append(group(texts.anytime, decision.anytime, true));
  }
  const buttons = [...place.querySelectorAll("button")];
  if (shown.length === 1 && chosen) {
    buttons[0].classList.add("only");
  }
  if (hadFocus) {
    (buttons.find((button) => button.dataset.notation === focused) || byId("choose")).focus({ preventScroll: true });
  }
}

function group(title, actions, isGrave) {
  const field = document.createElement("fieldset");
  field.className = "group";
  if (title) {
    const legend = document.createElement("legend");
    legend.textContent = title;
    field.append(legend);
  }
  actions.forEach((action) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = action.label.charAt(0).toUpperCase() + action.label.slice(1);
    button.dataset.notation = action.notation;
    button.title = action.idle ? texts.idle : "";
    button.classList.toggle("idle", action.idle);
    button.addEventListener("click", () => {
      if (!isGrave || confirm(button.textContent + "?")) {
        play(action.notation);
      }
    });
    button.addEventListener("pointerenter", () => hint(action, true));
    button.addEventListener("focus", () => hint(action, true));
    button.addEventListener("pointerleave", () => hint(action, false));
    button.addEventListener("blur", () => hint(action, false));
    field.append(button);
  });
  return field;
}

/** Marks the elements of an action in the picture. */
function hint(action, isOn) {
  const ids = new Set(elements(action));
  picture.querySelectorAll("[data-able]").forEach((element) => {
    element.classList.toggle("chosen", element.dataset.id === chosen || (isOn && ids.has(element.dataset.id)));
  });
}

/** Fields for the free numbers of a form. */
function points(form) {
  const field = document.createElement("form");
  field.className = "group point";
  field.dataset.board = form.slots[0]?.board || "";
  const title = document.createElement("h3");
  title.textContent = texts.point + ": " + form.start;
  field.append(title);
  const inputs = form.slots.map((slot) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { type: "number", min: slot.min, max: slot.max, required: true, name: slot.name });
    label.append(slot.name, input, slot.unit);
    field.append(label);
    return input;
  });
  const go = document.createElement("button");
  go.textContent = texts.play;
  field.append(go);
  field.addEventListener("submit", (event) => {
    event.preventDefault();
    play([form.start, ...inputs.map((input) => input.value)].join(" "));
  });
  return field;
}

async function send(path, body) {
  if (playing) {
    return;
  }
  playing = true;
  try {
    const { status, body: answer } = await ask(path, { ...body, language });
    refuse(status >= 400 ? answer : null);
  } catch (failure) {
    trouble(texts.lost);
  } finally {
    playing = false;
  }
}

function play(notation) {
  send("play", { number: state.decision.number, action: notation });
}

function refuse(answer) {
  const place = byId("refusal");
  place.textContent = "";
  place.hidden = !answer;
  if (answer) {
    place.append(texts.refused + ": " + answer.refused);
    if (answer.rule) {
      const rule = document.createElement("small");
      rule.textContent = texts.rule + " " + answer.rule + (answer.text ? ": " + answer.text : "");
      place.append(rule);
    }
  }
}

// The log

function tell(events, isNew) {
  const log = byId("log");
  if (events.length === 0) {
    return;
  }
  log.querySelectorAll(".new").forEach((line) => line.classList.remove("new"));
  events.filter((event) => event.text || event.type === "undone").forEach((event) => {
    const line = document.createElement("p");
    line.className = event.type === "undone" ? "undone" : isNew ? "new" : "";
    line.textContent = event.text || texts.undo;
    if (event.rule) {
      line.title = texts.rule + " " + event.rule;
    }
    log.append(line);
  });
  log.scrollTop = log.scrollHeight;
}

// Settings

async function speak() {
  const answer = await fetch("texts?" + new URLSearchParams({ language }));
  texts = await answer.json();
  document.documentElement.lang = language;
  byId("language").value = language;
  document.querySelectorAll("[data-text]").forEach((element) => {
    element.textContent = texts[element.dataset.text];
  });
  document.querySelectorAll("[data-label]").forEach((element) => {
    element.setAttribute("aria-label", texts[element.dataset.label]);
    if (element.matches("button, select")) {
      element.title = texts[element.dataset.label];
    }
  });
  byId("filter").placeholder = texts.filter;
}

function dress() {
  document.documentElement.dataset.theme = theme;
}

byId("language").addEventListener("change", async () => {
  language = byId("language").value;
  store("language", language);
  await speak();
  again(true);
});
byId("theme").addEventListener("click", () => {
  theme = theme === "dark" ? "light" : "dark";
  store("theme", theme);
  dress();
  again(false);
});
byId("zoom").addEventListener("click", () => {
  const isLarge = byId("zoom").getAttribute("aria-pressed") !== "true";
  byId("zoom").setAttribute("aria-pressed", String(isLarge));
  picture.querySelector("svg")?.classList.toggle("large", isLarge);
});
byId("skip").addEventListener("click", () => byId("choose").focus());
byId("undo").addEventListener("click", () => send("undo", {}));
byId("all").addEventListener("click", () => {
  chosen = null;
  light();
  offer();
});
byId("filter").addEventListener("input", offer);
byId("slider").addEventListener("input", () => look(Number(byId("slider").value)));
byId("live").addEventListener("click", () => {
  byId("slider").value = byId("slider").max;
  look(past.length - 1);
});
byId("record").addEventListener("click", async () => {
  const answer = await fetch("record", { headers: { Authorization: "Bearer " + key } });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = "kumite.txt";
  link.click();
  URL.revokeObjectURL(link.href);
});
byId("actions").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...byId("actions").querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  if (step && at >= 0) {
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
});
byId("picture").addEventListener("keydown", (event) => {
  if (event.key === "Escape" && chosen) {
    byId("all").click();
  }
});
addEventListener("hashchange", () => location.reload());
let wasNarrow = innerWidth <= NARROW;
addEventListener("resize", () => {
  if (wasNarrow !== innerWidth <= NARROW) {
    wasNarrow = !wasNarrow;
    again(false);
  }
});

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
  theme = stored("theme", event.matches ? "dark" : "light");
  dress();
  again(false);
});

dress();
await speak();
if (key) {
  loop();
} else {
  trouble(texts.link);
}
