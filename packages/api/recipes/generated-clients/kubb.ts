import { addItem } from './generated/kubb/clients/addItem.ts';
import { getItem } from './generated/kubb/clients/getItem.ts';
import { headers, host, newItem } from './item.ts';

const added = await addItem(newItem, { baseURL: host, headers });
const read = await getItem(added.item.item_id, { baseURL: host, headers });
console.log(JSON.stringify(read));
