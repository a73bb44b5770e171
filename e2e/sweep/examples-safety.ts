/** Inputs of the calls that keep members safe; `examples.ts` says what each field means. */
export const safetyExamples = {
  'honesty.read_standing': { takes: ({ member }: { readonly member: string }) => ({ member }), at: 'member' as const },
}
