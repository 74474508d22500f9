import { readFileSync } from 'node:fs';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import type { Client } from './generated/openapi-client-axios.d.ts';
import { headers, host, newItem } from './item.ts';

const definition = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));
const client = await new OpenAPIClientAxios({ definition, axiosConfigDefaults: { baseURL: host } }).init<Client>();
const added = await client.addItem(null, newItem, { headers });
const read = await client.getItem({ item_id: added.data.item.item_id }, null, { headers });
console.log(JSON.stringify(read.data));
