import Link from '@docusaurus/Link';
import News from '@site/src/components/News/index.tsx';
import ResultFrame from '@site/src/components/TemplateExample/ResultFrame.tsx';
import { highlight } from '@site/src/components/TryIt/highlight.ts';
import type { Answer } from '@site/src/components/TryIt/send-request.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import endpoint from '../Endpoint/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** Origin of the API. */
  host: string;
  /** Items of the sandbox, by number and name. */
  items: readonly { readonly id: number; readonly title: string }[];
  /** The template of a product, and the front page that it makes. */
  template: string;
  document: string;
  /** The tags of that template, each with the address of its entry. */
  tags: readonly { readonly name: string; readonly to: string; readonly summary: string }[];
}

const load = () => import('./live.ts');

/** An answer: its status, and its body with the stock in view, which is what the call changed. */
function AnswerView({ answer: { status, statusLine, body } }: { answer: Answer }): ReactNode {
  const json = JSON.stringify(body, null, 2);
  const box = useRef<HTMLPreElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has its stock elsewhere
  useEffect(() => {
    const line = box.current?.querySelector('mark');
    if (!box.current || !line) return;
    const height = Number.parseFloat(getComputedStyle(box.current).lineHeight);
    const above = Math.floor(box.current.clientHeight / height / 2);
    box.current.scrollTop = (Math.floor(line.offsetTop / height) - above) * height; // only whole lines are seen
  }, [json]);
  const html = highlight(json, 'json').replace(/^ *<span class="tf">"stock".*/m, '<mark>$&</mark>');
  return (
    <>
      <p className={status < 400 ? styles.good : styles.bad}>{statusLine}</p>
      <pre ref={box} className={styles.answer}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlight escapes the answer */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </>
  );
}

/** The sample shop beside the two ways to change it: a call to the API, and a line of its theme. */
export default function LivingShop({ host, items, template, document, tags }: Props): ReactNode {
  const id = useId();
  const shop = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [news, setNews] = useState('');

  /** Draws the shop as it now is; the item that a call changed is outlined. */
  const redraw = async (changed?: number) => {
    const { cardsOf, readItems, storefront } = await load();
    const all = await readItems(host);
    const html = storefront(source.current?.value ?? template, all);
    const frame = shop.current?.querySelector('iframe');
    const page = frame?.contentDocument;
    if (!page) return;
    const next = new DOMParser().parseFromString(html, 'text/html');
    for (const card of changed === undefined ? [] : cardsOf(next, all, changed)) card.setAttribute('data-changed', '');
    page.body.replaceChildren(...next.body.childNodes);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const { editStock } = await load();
    const itemId = Number(values.get('item_id'));
    const said = await editStock(host, String(itemId), String(values.get('stock')));
    setAnswer(said);
    await redraw(said.status < 400 ? itemId : undefined);
    shop.current?.scrollIntoView({ block: 'nearest' });
    setNews(`Response ${said.statusLine}. The shop was redrawn.`);
  };

  return (
    <section className={styles.living} aria-label="The sample shop, live" data-search="skip" data-print="skip">
      <div className={styles.panel}>
        <div className={styles.choices} role="radiogroup" aria-label="Change the shop by">
          <input type="radio" name={id} id={`${id}-api`} data-part="api" defaultChecked />
          <label htmlFor={`${id}-api`}>API</label>
          <input type="radio" name={id} id={`${id}-template`} data-part="template" />
          <label htmlFor={`${id}-template`}>Template</label>
        </div>
        <form className={styles.api} onSubmit={(event) => void send(event)}>
          <p className={styles.line}>
            <b className={`${endpoint.method} ${endpoint.post}`}>POST</b> <code>/1/items/edit_stock</code>
          </p>
          <label>
            <code>item_id</code>
            <select name="item_id">
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.id} {item.title}
                </option>
              ))}
            </select>
          </label>
          <label>
            <code>stock</code>
            <input name="stock" type="number" min="0" defaultValue="0" />
          </label>
          <button type="submit" className="button button--primary">
            Send
          </button>
          <div className={styles.said}>
            {answer ? (
              <AnswerView answer={answer} />
            ) : (
              <p className={styles.hint}>Set the stock to 0 and send: the shop shows “Sold out.”</p>
            )}
          </div>
          <p className={styles.more}>
            <Link to="/api/items/edit_stock">About this call</Link>
          </p>
        </form>
        <div className={styles.template}>
          <textarea
            ref={source}
            aria-label="Template of an item"
            defaultValue={template}
            onChange={() => void redraw()}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
          <p className={styles.hint}>Change a word or a tag: the shop follows as you type.</p>
          <dl className={styles.tags}>
            {tags.map(({ name, to, summary }) => (
              <div key={name}>
                <dt>
                  <Link to={to}>
                    <code>{name}</code>
                  </Link>
                </dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.more}>
            <Link to="/template/syntax/item">What these tags mean</Link>
          </p>
        </div>
        <News>{news}</News>
      </div>
      <div ref={shop} className={styles.shop}>
        <p className={styles.address} aria-hidden="true">
          harbor-goods.example
        </p>
        <ResultFrame title="The sample shop" document={document} height={360} fixed />
      </div>
    </section>
  );
}
