import type { ReactNode } from 'react';
import { formerAddresses } from '../../config/redirects.ts';
import FormerAddress from '../redirect/FormerAddress.tsx';

export default function Page(): ReactNode {
  return <FormerAddress to={formerAddresses['/api.html']} />;
}
