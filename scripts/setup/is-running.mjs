/** Whether a process of this machine runs. @param {number} id Its id; `NaN` is none. */
export function isRunning(id) {
  if (!(id > 0)) return false; // 0 would be our own group
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'; // it belongs to another user
  }
}
