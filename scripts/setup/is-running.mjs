/** Whether a process of this machine runs. @param {number} id Its id; `NaN` is none. */
export function isRunning(id) {
  if (!Number.isInteger(id)) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'; // it belongs to another user
  }
}
