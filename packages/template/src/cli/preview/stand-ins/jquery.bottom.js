// @ts-check
/** Stands in for jQuery.bottom: `$(window).bottom({ proximity: 0.1 })` makes the window trigger `bottom` near its end. */
/** @type {any} */ (window).jQuery.fn.bottom = function bottom({ proximity = 0 } = {}) {
  addEventListener('scroll', () => {
    const { scrollHeight } = document.documentElement;
    if (scrollY + innerHeight >= scrollHeight * (1 - proximity)) this.trigger('bottom');
  });
  return this;
};
