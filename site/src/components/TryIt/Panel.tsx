import type { ReactNode } from 'react';

export default function Panel({ op }: { op: string; onClose: () => void }): ReactNode {
  return <p>{op}</p>;
}
