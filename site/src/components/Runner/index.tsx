import type { ExampleSettings } from '@site/src/components/TemplateExample/exampleInput';
import type { ReactNode } from 'react';

interface Props {
  source: string;
  settings: ExampleSettings;
  title: string;
  onClose: () => void;
}

export default function Runner({ source }: Props): ReactNode {
  return <pre>{source}</pre>;
}
