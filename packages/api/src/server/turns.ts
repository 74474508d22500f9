/** A piece of work that waits for its turn. */
interface Waiting {
  readonly kind: string | null;
  /** Stands for the kind while that is not known: the address without its query. */
  readonly path: string;
  readonly work: () => Promise<void>;
}

/**
 * Does work at its turn: see `createTurns`.
 * @param owner Whose work it is; what one owner asks for is done in that order.
 * @param kind What such work is known by: method and address of a call. Null for a part of what is still to come, such as
 * the next part of a body: any whole call is lighter.
 */
export type Turn = <Result>(owner: object, kind: string | null, work: () => Promise<Result>) => Promise<Result>;

/** One turn of so many goes round the owners. */
const round = 4;
/** How many kinds of work are remembered. */
const mostKinds = 1000;
/** How far a piece of work moves what its kind is known to take: another program may have had the processor. */
const doubt = 0.1;
/** Work that takes longer waits for something itself: the others go on meanwhile. Milliseconds. */
const patience = 100;

/**
 * Does one piece of work at a time. Of each owner the oldest piece can be next. Three turns of four go to the one that
 * promises to be the least, by what its kind has taken before, so that light work does not wait for heavy work. The
 * fourth goes round the owners, so that nobody waits for good: a piece that can be next is done after at most four turns
 * for each owner who was there before, and four of its own.
 * @param pause What passes between two pieces, so that others are heard.
 * @param now Milliseconds.
 */
export function createTurns(pause: () => Promise<void>, now = () => performance.now()): Turn {
  /** In the order in which the round comes to them. */
  const queues = new Map<object, Waiting[]>();
  const usual = new Map<string, number>();
  let [turns, isBusy] = [0, false];

  const costOf = ({ kind, path }: Waiting) =>
    kind === null ? Number.POSITIVE_INFINITY : (usual.get(kind) ?? usual.get(path) ?? 0);
  const learn = ({ kind, path }: Waiting, time: number) => {
    if (kind === null) return;
    for (const key of usual.has(kind) ? [kind] : [path, kind]) {
      const before = usual.get(key) ?? time;
      usual.delete(key);
      usual.set(key, before + (time - before) * doubt);
    }
    for (const oldest of usual.keys()) if (usual.size > mostKinds) usual.delete(oldest);
  };
  /** The owner whose turn it is. */
  const choose = () => {
    turns += 1;
    let [chosen, least]: [object | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const [owner, [first]] of queues) {
      const cost = first ? costOf(first) : 0;
      if (!chosen || cost < least) [chosen, least] = [owner, cost];
      if (turns % round === 0) break;
    }
    return chosen;
  };
  /** Takes a piece of work from an owner, who then waits behind the others. */
  const take = (owner: object): Waiting | undefined => {
    const queue = queues.get(owner) ?? [];
    const first = queue.shift();
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    return first;
  };
  const next = async () => {
    const owner = choose();
    const first = owner && take(owner);
    isBusy = Boolean(first);
    if (!first) return;
    const began = now();
    await Promise.race([first.work(), new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    learn(first, now() - began);
    await pause();
    void next();
  };
  return (owner, kind, work) =>
    new Promise((resolve, reject) => {
      const path = (kind ?? '').replace(/\?.*|$/s, '?');
      const queue = queues.get(owner) ?? [];
      queue.push({ kind, path, work: () => work().then(resolve, reject) });
      queues.set(owner, queue);
      if (!isBusy) void next();
    });
}
