import { translate } from '@docusaurus/Translate';
import type { Profile, Span } from '@shop-docs/template';
import { replaceText } from '@site/src/components/Runner/replace-text.ts';
import { selectSpan } from '@site/src/components/Runner/select-span.ts';
import { type DragEvent, type RefObject, useReducer } from 'react';
import { beginCheck, reduceCheck } from './check-state.ts';
import { readThemeFile } from './read-theme-file.ts';

/** A check of the theme that stands in a field. The field keeps its own text: themes are long. */
export function useThemeCheck(field: RefObject<HTMLTextAreaElement>) {
  const [state, dispatch] = useReducer(reduceCheck, beginCheck);
  const run = () => {
    const source = field.current?.value ?? '';
    if (source.trim() !== '') return dispatch({ type: 'checked', source });
    dispatch({
      type: 'refused',
      refusal: translate({ message: 'There is no theme yet. Paste one, or choose a file.' }),
    });
    field.current?.focus();
  };
  const readFile = async (file: File | undefined) => {
    if (!file || !field.current) return;
    const { source, refusal } = await readThemeFile(file);
    if (source === undefined) return dispatch({ type: 'refused', refusal });
    field.current.value = source;
    run();
  };
  return {
    ...state,
    run,
    readFile,
    chooseProfile: (profile: Profile) => dispatch({ type: 'profile-chosen', profile }),
    jump: (span: Span) => field.current && selectSpan(field.current, span),
    rewrite: (source: string) => {
      if (!field.current) return;
      replaceText(field.current, source);
      run();
    },
    /** Handlers of an element around the field: dropping a file is a shortcut. */
    dropTarget: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        dispatch({ type: 'dragged', isOver: true });
      },
      onDragLeave: () => dispatch({ type: 'dragged', isOver: false }),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        dispatch({ type: 'dragged', isOver: false });
        void readFile(event.dataTransfer.files[0]);
      },
    },
  };
}
