import { createApiClient } from './generated/openapi-zod-client.ts';
import { headers, host, newItem } from './item.ts';

const client = createApiClient(host, { axiosConfig: { headers: { Authorization: headers.Authorization } } });
const added = await client.post('/1/items/add', newItem);
const read = await client.get('/1/items/detail/:item_id', { params: { item_id: added.item.item_id } });
console.log(JSON.stringify(read));
