// @ts-check
/** The bar around the shop: it frames the theme and touches nothing in it but links that leave the shop. */

/** @typedef {{ type: string, key: string, name: string, label: string, value: string, picker: string | null, choices: { value: string, title: string }[] }} Option */
/** @typedef {{ severity: string, rule: string, message: string, help: string | null, line: number, column: number }} Finding */
/** @typedef {{ apps: string[], language: string, published: boolean, logo: string, options: Record<string, string> }} State */
/** @typedef {{ name: string, trouble: string | null, state: State, pages: { name: string, path: string }[], items: { name: string, path: string, app: string | null }[], apps: string[], options: Option[], totals: { errors: number, warnings: number, line: string }, findings: Finding[] }} Data */

/**
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function byId(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new TypeError(`Unexpected element #${id}, expected ${kind.name}`);
}

const shop = byId('shop', HTMLIFrameElement);
const page = byId('page', HTMLSelectElement);
const item = byId('item', HTMLSelectElement);
const language = byId('language', HTMLSelectElement);
const width = byId('width', HTMLSelectElement);
const published = byId('published', HTMLInputElement);
const logo = byId('logo', HTMLInputElement);
const problems = byId('problems', HTMLDetailsElement);
const trouble = byId('trouble', HTMLElement);
/** @type {Data | undefined} */
let data;
/**
 * Path that the shop is on its way to: a reload now would bring back the page before.
 * @type {string | undefined}
 */
let underWay;
/** Whether something changed while a page was under way, which may know of it or not. */
let changedMeanwhile = false;
/**
 * Source of the page in the frame, as it was fetched again after the page had come.
 * @type {Promise<Served>}
 */
let shown = Promise.resolve({ html: '', revision: '' });
/** What the page in the frame was made from. */
let inFrame = '';

/** @param {Partial<Omit<State, 'options'>> & { options?: Record<string, string | null> }} change */
async function change(change) {
  const response = await fetch('state', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!response.ok) say(await response.text());
}

/** @param {string | null} text */
function say(text) {
  trouble.hidden = !text;
  trouble.textContent = text;
}

/** @param {string} path */
function open(path) {
  underWay = path;
  shop.src = path;
}

const styles = /<style\b[^>]*>[\s\S]*?<\/style>/gi;

/**
 * @typedef {object} Served
 * @property {string} html
 * @property {string} revision Counts the changes of theme and choices that the server knew.
 */

/**
 * The page as the server has it.
 * @returns {Promise<Served>}
 */
async function served() {
  const response = await fetch(shop.contentWindow?.location.href ?? '/');
  const revision = /revision;desc="(\d+)"/.exec(response.headers.get('Server-Timing') ?? '')?.[1] ?? '';
  return { html: await response.text(), revision };
}

/** The revision of the page in the frame, as its own answer told it. */
function revisionInFrame() {
  const [visit] = shop.contentWindow?.performance.getEntriesByType('navigation') ?? [];
  const timing = /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.serverTiming;
  return timing?.find(({ name }) => name === 'revision')?.description ?? '';
}

/** Brings the page up to date: new style sheets take the place of old ones, everything else needs a reload. */
async function refresh() {
  const before = await shown;
  const path = shop.contentWindow?.location.href;
  const now = await served();
  if (underWay !== undefined || path !== shop.contentWindow?.location.href) return;
  // A page that came meanwhile, by a link or a form of the shop: to load it again would undo what is done there.
  if (now.revision === inFrame || now.revision === revisionInFrame()) return;
  const sheets = [...(shop.contentDocument?.querySelectorAll('style') ?? [])];
  const texts = [...new DOMParser().parseFromString(now.html, 'text/html').querySelectorAll('style')];
  const isKnown = before.revision === inFrame;
  if (isKnown && before.html === now.html) return;
  const onlyStyles = isKnown && before.html.replace(styles, '') === now.html.replace(styles, '');
  if (!onlyStyles || sheets.length !== texts.length) {
    shop.contentWindow?.location.reload();
    return;
  }
  shown = Promise.resolve(now);
  inFrame = now.revision;
  for (const [index, sheet] of sheets.entries()) sheet.textContent = texts[index]?.textContent ?? '';
}

/** @param {Data} next */
function show(next) {
  const first = data === undefined;
  data = next;
  document.title = `${next.name}: preview`;
  byId('name', HTMLElement).textContent = next.name;
  say(next.trouble);
  if (first) {
    page.replaceChildren(new Option('other', ''), ...next.pages.map(({ name, path }) => new Option(name, path)));
    item.replaceChildren(new Option('choose', ''), ...next.items.map(({ name, path }) => new Option(name, path)));
    open(location.hash.slice(1) || '/');
  } else if (underWay !== undefined) changedMeanwhile = true;
  else void refresh();
  language.value = next.state.language;
  published.checked = next.state.published;
  logo.checked = next.state.logo === 'image';
  showApps(next);
  showOptions(next);
  showProblems(next);
}

/** @param {Data} data */
function showApps({ apps, state }) {
  byId('app-count', HTMLElement).textContent = `${state.apps.length}/${apps.length}`;
  const boxes = apps.map((app) => {
    const box = labelled('input', app.replaceAll('_', ' '));
    box.control.type = 'checkbox';
    box.control.checked = state.apps.includes(app);
    box.control.dataset.key = app;
    return box.label;
  });
  redraw(byId('apps', HTMLElement), boxes);
}

/** @param {Data} data */
function showOptions({ options, state }) {
  byId('option-count', HTMLElement).textContent = String(options.length);
  const controls = options.map((option) => {
    const value = state.options[option.key] ?? option.value;
    const caption = option.label || option.name;
    if (option.type === 'select') {
      const { label, control } = labelled('select', caption);
      control.replaceChildren(...option.choices.map((choice) => new Option(choice.title, choice.value)));
      control.value = value;
      control.dataset.key = option.key;
      return label;
    }
    const { label, control } = labelled('input', caption);
    if (option.type === 'if') {
      control.type = 'checkbox';
      control.checked = value === '1';
    } else {
      control.type = option.picker === null ? 'text' : 'color';
      control.value = option.picker ?? value;
      if (option.type === 'image') control.placeholder = 'Address of a picture';
    }
    control.dataset.key = option.key;
    return label;
  });
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.dataset.key = 'reset';
  reset.textContent = 'Values of the theme';
  redraw(
    byId('options', HTMLElement),
    controls.length > 0 ? [...controls, reset] : [document.createTextNode('The theme declares none.')],
  );
}

/** @param {Data} data */
function showProblems({ findings, totals }) {
  problems.hidden = findings.length === 0;
  problems.dataset.worst = totals.errors > 0 ? 'error' : totals.warnings > 0 ? 'warning' : 'note';
  byId('problem-count', HTMLElement).textContent = totals.line;
  byId('findings', HTMLElement).replaceChildren(
    ...findings.map(({ severity, message, line, column, rule, help }) => {
      const entry = document.createElement('li');
      const kind = document.createElement('strong');
      kind.className = severity;
      kind.textContent = `${line}:${column} ${severity}`;
      const link = document.createElement('a');
      if (help) link.href = help;
      link.target = '_blank';
      link.textContent = rule;
      entry.append(kind, ` ${message} `, link);
      return entry;
    }),
  );
}

/**
 * @template {'input' | 'select'} Tag
 * @param {Tag} tag
 * @param {string} caption
 */
function labelled(tag, caption) {
  const label = document.createElement('label');
  const control = document.createElement(tag);
  if (tag === 'select') label.append(`${caption} `, control);
  else label.append(control, ` ${caption}`);
  return { label, control };
}

/**
 * The entry of the page menu that a path belongs to: the same page, or one of its kind.
 * @param {string} path
 */
function pageOf(path) {
  const pages = data?.pages ?? [];
  const pathname = (/** @type {string} */ each) => each.split('?', 1)[0] ?? '';
  const kind = (/** @type {string} */ each) => pathname(each).split('/')[1];
  const found =
    pages.find((each) => each.path === path) ??
    pages.find((each) => pathname(each.path) === pathname(path)) ??
    pages.findLast((each) => kind(each.path) === kind(path));
  return found?.path ?? '';
}

/**
 * Puts new controls in the place of old ones, and the focus on the control that had it.
 * @param {HTMLElement} parent
 * @param {Node[]} children
 */
function redraw(parent, children) {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const key = focused && parent.contains(focused) ? focused.dataset.key : undefined;
  parent.replaceChildren(...children);
  if (key === undefined) return;
  const again = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus();
}

page.addEventListener('change', () => page.value && open(page.value));
item.addEventListener('change', async () => {
  const chosen = data?.items.find(({ path }) => path === item.value);
  if (!chosen || !data) return;
  open(chosen.path);
  if (chosen.app && !data.state.apps.includes(chosen.app)) await change({ apps: [...data.state.apps, chosen.app] });
});
language.addEventListener('change', () => change({ language: language.value }));
width.addEventListener('change', () => {
  shop.style.width = width.value && `${width.value}px`;
});
published.addEventListener('change', () => change({ published: published.checked }));
logo.addEventListener('change', () => change({ logo: logo.checked ? 'image' : 'text' }));
byId('back', HTMLButtonElement).addEventListener('click', () => history.back());
byId('apps-all', HTMLButtonElement).addEventListener('click', () => change({ apps: data?.apps ?? [] }));
byId('apps-none', HTMLButtonElement).addEventListener('click', () => change({ apps: [] }));
byId('apps', HTMLElement).addEventListener('change', () => {
  const boxes = [...document.querySelectorAll('#apps input')];
  change({
    apps: boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.dataset.key ?? ''] : [])),
  });
});
byId('options', HTMLElement).addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const value =
    target instanceof HTMLInputElement && target.type === 'checkbox' ? (target.checked ? '1' : '0') : target.value;
  change({ options: { [target.dataset.key ?? '']: value } });
});
byId('options', HTMLElement).addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !data) return;
  change({ options: Object.fromEntries(data.options.map(({ key }) => [key, null])) });
});
addEventListener('click', ({ target }) => {
  for (const menu of document.querySelectorAll('.menu'))
    if (target instanceof Node && menu instanceof HTMLDetailsElement && !menu.contains(target)) menu.open = false;
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of document.querySelectorAll('details')) menu.open = false;
});

shop.addEventListener('load', () => {
  underWay = undefined;
  inFrame = revisionInFrame();
  shown = served();
  if (changedMeanwhile) void refresh();
  changedMeanwhile = false;
  const { contentDocument: theme, contentWindow } = shop;
  if (!theme || !contentWindow) return;
  const { pathname, search } = contentWindow.location;
  const path = pathname + search;
  history.replaceState(null, '', `#${path}`);
  byId('alone', HTMLAnchorElement).href = path;
  page.value = pageOf(path);
  item.value = data?.items.some((each) => each.path === path) ? path : '';
  // Sites that a shop links to refuse to be framed: they open beside the preview.
  // The frame has classes of its own, of which `instanceof` here knows nothing: links are told by what they have.
  theme.addEventListener('click', ({ target }) => {
    const { closest } = /** @type {Partial<Element>} */ (target ?? {});
    const link = /** @type {HTMLAnchorElement | null} */ (closest?.call(target, 'a[href]') ?? null);
    if (!link) return;
    if (link.origin === location.origin) {
      if (link.target === '_top') link.target = '';
    } else if (/^https?:$/.test(link.protocol)) Object.assign(link, { target: '_blank', rel: 'noopener' });
  });
});

const events = new EventSource('events');
events.addEventListener('message', ({ data: sent }) => show(JSON.parse(sent)));
events.addEventListener('error', () => say('The preview has stopped. Start it again: this page goes on by itself.'));
