import Head from '@docusaurus/Head';
import Code from '@site/src/components/Code/index.tsx';
import Endpoint from '@site/src/components/Endpoint/index.tsx';
import Evidence from '@site/src/components/Evidence/index.tsx';
import OAuthWalk from '@site/src/components/OAuthWalk/index.tsx';
import PageIndex from '@site/src/components/PageIndex/index.tsx';
import Rail from '@site/src/components/Rail/index.tsx';
import Rows from '@site/src/components/Rows/index.tsx';
import Samples from '@site/src/components/Samples/index.tsx';
import Table from '@site/src/components/Table/index.tsx';
import AppChange from '@site/src/components/TemplateExample/AppChange.tsx';
import TemplateExample from '@site/src/components/TemplateExample/index.tsx';
import A from '@theme/MDXComponents/A';
import InlineCode from '@theme/MDXComponents/Code';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import type { ComponentProps } from 'react';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/**
 * Markdown to components: stock's, without admonitions, diagrams and the element that opens by script, which no page
 * uses and every page would load; and those that the reference plugin writes into pages. What one page has alone, that
 * page imports: its script and its styles are not for all.
 */
export default {
  Head,
  a: A,
  code: InlineCode,
  pre: Pre,
  ul: Ul,
  li: Li,
  img: Img,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  Details: 'details',
  table: Table,
  Code,
  Endpoint,
  Evidence,
  OAuthWalk,
  Rail,
  Rows,
  Samples,
  PageIndex,
  TemplateExample,
  AppChange,
};
