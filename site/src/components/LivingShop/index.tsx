import { translate } from '@docusaurus/Translate';
import News from '@site/src/components/News/index.tsx';
import ResultFrame from '@site/src/components/TemplateExample/ResultFrame.tsx';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import CallForm from './CallForm.tsx';
import CardEditor from './CardEditor.tsx';
import styles from './styles.module.css';

interface Props {
  /** Origin of the API. */
  host: string;
  items: ComponentProps<typeof CallForm>['items'];
  /** The template of a product, and the front page that it makes. */
  template: string;
  document: string;
  tags: ComponentProps<typeof CardEditor>['tags'];
}

const load = () => import('./live.ts');

/** The sample shop beside the two ways to change it: a call to the API, and a line of its theme. */
export default function LivingShop({ host, items, template, document, tags }: Props): ReactNode {
  const id = useId();
  const shop = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [news, setNews] = useState('');

  /** Draws the shop as it now is; the item that a call changed is outlined. */
  const redraw = async (changed?: number) => {
    const { cardsOf, readItems, storefront } = await load();
    const all = await readItems(host);
    const page = shop.current?.querySelector('iframe')?.contentDocument;
    if (!page) return;
    const next = new DOMParser().parseFromString(storefront(field.current?.value ?? template, all), 'text/html');
    for (const each of changed === undefined ? [] : cardsOf(next, all, changed)) each.setAttribute('data-changed', '');
    page.body.replaceChildren(...next.body.childNodes);
  };
  const send = async (itemId: string, stock: string) => {
    const { editStock, newsOf } = await load();
    const said = await editStock(host, itemId, stock);
    await redraw(said.status < 400 ? Number(itemId) : undefined);
    shop.current?.scrollIntoView({ block: 'nearest' });
    setNews(
      said.status < 400
        ? translate({ message: 'Response {status}. The shop was redrawn.' }, { status: said.statusLine })
        : newsOf(said),
    );
    return said;
  };

  return (
    <section
      className={styles.living}
      aria-label={translate({ message: 'The sample shop, live' })}
      data-search="skip"
      data-print="skip"
    >
      <div className={styles.panel} data-stage>
        <div className={styles.choices} role="radiogroup" aria-label={translate({ message: 'Change the shop by' })}>
          <input type="radio" name={id} id={`${id}-api`} data-part="api" defaultChecked />
          <label htmlFor={`${id}-api`}>{translate({ message: 'API' })}</label>
          <input type="radio" name={id} id={`${id}-template`} data-part="template" />
          <label htmlFor={`${id}-template`}>{translate({ message: 'Template' })}</label>
        </div>
        <CallForm host={host} items={items} onSend={send} />
        <CardEditor field={field} start={template} tags={tags} onChange={() => void redraw()} />
        <News>{news}</News>
      </div>
      <div ref={shop} className={styles.shop}>
        <p className={styles.address} aria-hidden="true" data-markdown-ignore>
          harbor-goods.example
        </p>
        <ResultFrame title={translate({ message: 'The sample shop' })} document={document} height={360} fixed />
      </div>
    </section>
  );
}
