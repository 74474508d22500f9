import Code from '@site/src/components/Code/index.tsx';
import type { Props } from '@theme/CodeBlock';
import { escapeText } from 'entities/escape';
import type { ReactNode } from 'react';

/**
 * Stock highlights in the browser with Prism, about 30 kB. Fences are highlighted at build time here,
 * so what is left for this component is code that a component passes as text.
 */
export default function CodeBlock({ children, title }: Props): ReactNode {
  return <Code html={escapeText(String(children))} title={typeof title === 'string' ? title : undefined} />;
}
