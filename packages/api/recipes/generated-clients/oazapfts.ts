import { addItem, defaults, getItem } from './generated/oazapfts.ts';
import { headers, host, newItem } from './item.ts';

defaults.baseUrl = host;
defaults.headers = { Authorization: headers.Authorization };
const added = await addItem(newItem);
if (added.status !== 200) throw new Error(JSON.stringify(added.data));
const read = await getItem(added.data.item.item_id);
console.log(JSON.stringify(read.data));
