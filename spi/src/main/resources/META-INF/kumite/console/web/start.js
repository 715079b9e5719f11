// The start page: opens tables, shows their links, and goes on from records.

import { ask, begin, byId, key, make, save, texts, trouble } from "./page.js";

const NAMES = ["Ana", "Bo", "Cleo", "Dani", "Eli", "Fay", "Gus", "Hana"];
const BOTS = { easy: "random", medium: "greedy:100", strong: "mcts:1000" };
const PAUSE = 3000;

let games = [];
let shown = "";

async function tell(path, body) {
  try {
    const { status, body: answer } = await ask(path, body);
    trouble(status >= 400 ? answer.refused : "");
    return status < 400 ? answer || {} : null;
  } catch (failure) {
    trouble(texts.lost);
    return null;
  }
}

/** The choice of a player for a seat: a person, a bot or no player. */
function player(name, value) {
  const select = make("select", { name, ariaLabel: texts["start-player"] });
  select.append(make("option", { value: "person" }, texts.person), make("option", { value: "empty" }, texts.empty));
  Object.keys(BOTS).forEach((level) => select.append(make("option", { value: level }, texts["bot-" + level])));
  select.value = value;
  return select;
}

function occupant(value) {
  return value in BOTS ? { player: "bot", bot: BOTS[value] } : { player: value };
}

function chosenGame() {
  return games.find((game) => game.id === byId("new").elements.game.value);
}

function showGame() {
  const form = byId("new");
  const game = chosenGame();
  const counts = form.elements.count;
  const before = Number(counts.value);
  counts.replaceChildren(...game.seatCounts.map((count) => make("option", { value: count }, String(count))));
  counts.value = game.seatCounts.includes(before) ? before : game.seatCounts.includes(2) ? 2 : game.seatCounts[0];
  showChairs();
  const place = byId("settings").lastElementChild;
  place.replaceChildren(...game.options.map(setting), line(texts["start-seed"], make("input", { name: "seed", inputMode: "numeric", pattern: "-?[0-9]{1,18}" })));
}

function line(title, input) {
  return make("label", { className: "line" }, make("span", {}, title), " ", input);
}

function setting(option) {
  const name = "option-" + option.id;
  if (option.type === "choice" || option.type === "flag") {
    const select = make("select", { name });
    const words = option.type === "flag" ? ["true", "false"] : option.choices;
    select.append(...words.map((word) => make("option", { value: word }, option.type === "flag" ? texts[word === "true" ? "yes" : "no"] : word)));
    select.value = String(option.default);
    return line(option.description, select);
  } else if (option.type === "number") {
    const input = make("input", { name, type: "number", min: option.min, max: option.max, required: true, value: option.default });
    return line(option.description + " (" + option.min + "\u2013" + option.max + ")", input);
  }
  return line(option.description, make("input", { name, value: option.default, maxLength: 65536 }));
}

function showChairs() {
  const place = byId("chairs");
  const known = [...place.querySelectorAll(".chair")].map((chair) => [chair.querySelector("input").value, chair.querySelector("select").value]);
  place.querySelectorAll(".chair").forEach((chair) => chair.remove());
  const count = Number(byId("new").elements.count.value);
  for (let i = 0; i < count; i++) {
    const [name, value] = known[i] || [NAMES[i] || texts.seat + " " + (i + 1), i === 0 ? "person" : "easy"];
    place.append(make("div", { className: "chair" }, make("input", { value: name, required: true, maxLength: 40, ariaLabel: texts["start-name"] }),
      player("player", value)));
  }
}

byId("new").addEventListener("change", (event) => {
  if (event.target.name === "game") {
    showGame();
  } else if (event.target.name === "count") {
    showChairs();
  }
});

byId("new").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = byId("new");
  const seats = [...byId("chairs").querySelectorAll(".chair")].map((chair) => ({ name: chair.querySelector("input").value,
    ...occupant(chair.querySelector("select").value) }));
  const options = Object.fromEntries(chosenGame().options.map((option) => [option.id, form.elements["option-" + option.id].value]));
  const answer = await tell("open", { game: form.elements.game.value, seats, options, seed: form.elements.seed.value });
  if (answer) {
    opened(answer.key);
  }
});

function opened(secret) {
  open("/#" + secret, "_blank", "noopener");
  list();
}

// A record

byId("resume").elements.file.addEventListener("change", async (event) => {
  const file = event.target.files[0];
  const place = byId("recorded");
  place.querySelectorAll(".chair").forEach((chair) => chair.remove());
  place.hidden = !file;
  if (file) {
    const names = [...(await file.text()).matchAll(/^\[Seat "([^"]*)"/gm)].map((found) => found[1]);
    names.forEach((name, i) => place.append(make("div", { className: "chair" }, make("span", {}, name), player("player", i === 0 ? "person" : "easy"))));
  }
});

byId("resume").addEventListener("submit", async (event) => {
  event.preventDefault();
  const record = await event.target.elements.file.files[0].text();
  const seats = [...byId("recorded").querySelectorAll("select")].map((select) => occupant(select.value));
  const answer = await tell("resume", { record, seats });
  if (answer) {
    opened(answer.key);
  }
});

// The tables

async function list() {
  const answer = await ask("tables?" + new URLSearchParams({ language: document.documentElement.lang })).catch(() => null);
  if (answer?.status !== 200) {
    trouble(answer ? answer.body.refused : texts.lost);
    return;
  }
  if (JSON.stringify(answer.body) === shown || byId("tables").contains(document.activeElement) && document.activeElement.matches("select")) {
    return;
  }
  shown = JSON.stringify(answer.body);
  const focused = document.activeElement?.dataset?.name;
  const place = byId("tables");
  place.replaceChildren(...answer.body.tables.map(table).reverse());
  if (answer.body.tables.length === 0) {
    place.append(make("p", { className: "faint" }, texts["start-none"]));
  }
  place.querySelector(`[data-name="${CSS.escape(focused || "")}"]`)?.focus();
}

function link(secret, title) {
  const address = new URL("/#" + secret, location.href).href;
  const copy = make("button", { type: "button", className: "small", "data-name": secret }, texts.copy);
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(address);
      copy.textContent = texts.copied;
    } catch (refused) {
      prompt(texts.copy, address);
    }
  });
  return make("span", { className: "link" }, make("a", { href: address, target: "_blank", rel: "noopener" }, title), " ", copy);
}

function table(one) {
  const list = make("ul", { className: "chairs" });
  (one.seats || []).forEach((seat) => {
    const select = player("occupant", seat.player);
    if (seat.player === "bot") {
      const level = Object.keys(BOTS).find((name) => BOTS[name] === seat.bot);
      if (!level) {
        select.append(make("option", { value: "kept" }, texts.bot + ": " + seat.bot));
      }
      select.value = level || "kept";
    }
    select.addEventListener("change", async () => {
      await tell("occupy", { table: one.table, seat: seat.id, ...occupant(select.value) });
      select.blur();
      listAgain();
    });
    select.disabled = one.over;
    list.append(make("li", {}, seat.player === "bot" ? make("span", {}, seat.name) : link(one.links[seat.id], seat.name), select));
  });
  if (one.links) {
    list.append(make("li", {}, link(one.links[""], texts.spectators)));
  }
  const record = make("button", { type: "button", "data-name": "record" + one.table }, texts.record);
  record.addEventListener("click", () => save("record?table=" + one.table, "kumite-" + one.table + ".txt"));
  const close = make("button", { type: "button", "data-name": "close" + one.table }, texts["start-close"]);
  close.addEventListener("click", async () => {
    if (close.dataset.sure) {
      await tell("close", { table: one.table });
      listAgain();
    } else {
      close.dataset.sure = "true";
      close.textContent = texts.sure;
      setTimeout(() => {
        delete close.dataset.sure;
        close.textContent = texts["start-close"];
      }, 4000);
    }
  });
  return make("article", { className: "table" }, make("h3", {}, one.title),
    make("p", { className: "faint" }, one.over ? texts.over : one.phase || ""), list, make("p", { className: "tools" }, record, " ", close));
}

function listAgain() {
  shown = "";
  return list();
}

async function load() {
  const answer = await tell("games?" + new URLSearchParams({ language: document.documentElement.lang }));
  if (!answer) {
    return;
  }
  games = answer.games;
  const select = byId("new").elements.game;
  const before = select.value;
  select.replaceChildren(...games.map((game) => make("option", { value: game.id }, game.title)));
  select.value = before || games[0]?.id;
  if (games.length > 0) {
    showGame();
  }
  listAgain();
}

await begin((isLanguage) => isLanguage && load());
if (key) {
  await load();
  setInterval(list, PAUSE);
} else {
  trouble(texts.link);
}
