/** Frames do not come to a page in the background; then this long counts as one. In milliseconds. */
const longest = 100;

/** Resolves when the browser has painted what has changed until now. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve)); // a frame is painted after its callbacks
    setTimeout(resolve, longest);
  });
}
