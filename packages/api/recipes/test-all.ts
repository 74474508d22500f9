/** All that a generator yields. */
export async function all<Each>(yielded: AsyncIterable<Each>): Promise<Each[]> {
  const list: Each[] = [];
  for await (const each of yielded) list.push(each);
  return list;
}
