import type { ReactNode } from 'react';
import { formerAddresses } from '../../formerAddresses';
import FormerAddress from '../redirect/FormerAddress';

export default function Page(): ReactNode {
  return <FormerAddress to={formerAddresses['/api.html']} />;
}
