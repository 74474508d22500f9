// @ts-check
/** Stands in for the platform's script: the language and currency switch sends its form when the choice changes. */
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.classList.contains('x_i18nSelectBox')) target.form?.submit();
});
