import { Api } from './generated/swagger-typescript-api.ts';
import { headers, host, newItem } from './item.ts';

const api = new Api({ baseUrl: host, baseApiParams: { headers: { Authorization: headers.Authorization } } });
const { data: added } = await api.v1.addItem(newItem);
const { data: read } = await api.v1.getItem(added.item.item_id);
console.log(JSON.stringify(read));
