// What both pages share. The secret of the link is in its fragment, which is never sent as part of an address.

export const byId = (id) => document.getElementById(id);
export const key = location.hash.slice(1);
export const texts = {};

export function stored(name, usual) {
  try {
    return localStorage.getItem("kumite-" + name) || usual;
  } catch (none) {
    return usual;
  }
}

export function store(name, value) {
  try {
    localStorage.setItem("kumite-" + name, value);
  } catch (none) {
    // a browser that keeps nothing still plays
  }
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
export const settings = {
  language: stored("language", navigator.language.startsWith("de") ? "de" : "en"),
  theme: stored("theme", systemDark.matches ? "dark" : "light"),
};

/** Sends a request with the secret; its answer is JSON or nothing. */
export async function ask(path, body, signal) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: "Bearer " + key },
    body: body ? JSON.stringify({ ...body, language: settings.language }) : undefined,
    signal,
    cache: "no-store",
  });
  const isJson = (answer.headers.get("Content-Type") || "").startsWith("application/json");
  return { status: answer.status, body: answer.status === 204 || !isJson ? null : await answer.json() };
}

/** Saves a file that the server sends. */
export async function save(path, name) {
  const answer = await fetch(path, { headers: { Authorization: "Bearer " + key } });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Makes an element. */
export function make(name, fields, ...children) {
  const element = document.createElement(name);
  Object.entries(fields || {}).forEach(([field, value]) => {
    if (field in element) {
      element[field] = value;
    } else {
      element.setAttribute(field, value);
    }
  });
  element.append(...children);
  return element;
}

export function trouble(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = !text;
}

/** Puts the texts of the language into the page. */
export async function speak() {
  const answer = await fetch("texts?" + new URLSearchParams({ language: settings.language }));
  Object.assign(texts, await answer.json());
  document.documentElement.lang = settings.language;
  byId("language").value = settings.language;
  document.querySelectorAll("[data-text]").forEach((element) => {
    element.textContent = texts[element.dataset.text];
  });
  document.querySelectorAll("[data-label]").forEach((element) => {
    element.setAttribute("aria-label", texts[element.dataset.label]);
    if (element.matches("button, select")) {
      element.title = texts[element.dataset.label];
    }
  });
}

function dress() {
  document.documentElement.dataset.theme = settings.theme;
}

/** Follows the settings; the page is told whether the language or the theme has changed. */
export async function begin(changed) {
  byId("language").addEventListener("change", async () => {
    settings.language = byId("language").value;
    store("language", settings.language);
    await speak();
    changed(true);
  });
  byId("theme").addEventListener("click", () => {
    settings.theme = settings.theme === "dark" ? "light" : "dark";
    store("theme", settings.theme);
    dress();
    changed(false);
  });
  systemDark.addEventListener("change", (event) => {
    settings.theme = stored("theme", event.matches ? "dark" : "light");
    dress();
    changed(false);
  });
  addEventListener("hashchange", () => location.reload());
  dress();
  await speak();
}
