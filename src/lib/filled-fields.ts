/**
 * The fields of a form that hold something: lines, texts and choices alike. What has no name (a button, the box beside the message) is not
 * part of what is sent. Every field of ours is empty at first, a choice by its first option.
 */
export function filledFields(form: HTMLFormElement): HTMLInputElement[] {
  return ([...form.elements] as HTMLInputElement[]).filter(({ name, value }) => name && value)
}

/** Forms whose code does not run yet: only the document knows what was typed into them. */
export const unreadyForms = () => document.querySelectorAll<HTMLFormElement>('[data-form] form:not([data-ready])')
