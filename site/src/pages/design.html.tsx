import type { ReactNode } from 'react';
import FormerAddress from '../redirect/FormerAddress';

export default function Page(): ReactNode {
  return <FormerAddress to="/template/" />;
}
