export const it = {
  label: 'Script di altre aziende',
  question: 'Possiamo caricare script di {hosts} sulle nostre pagine di campagna? Misurano l’effetto della nostra pubblicità.',
  detail: 'Quelle aziende riceverebbero il tuo indirizzo IP, l’indirizzo della pagina e informazioni sul tuo browser, e potrebbero impostare cookie propri. Finché non scegli non viene caricato nulla, e in fondo alla pagina puoi cambiare idea quando vuoi.',
  more: 'Di più sui cookie',
  allow: 'Consenti gli script',
  decline: 'Rifiuta gli script',
  withdraw: 'Revoca il consenso',
  allowed: 'Hai consentito gli script di {hosts} sulle nostre pagine di campagna. Non vengono mai eseguiti mentre hai effettuato l’accesso.',
  declined: 'Hai rifiutato gli script di {hosts}. Da lì non viene caricato nulla.',
  declined_by_browser: 'Il tuo browser chiede ai siti di non condividere i tuoi dati (Global Privacy Control), quindi da {hosts} non viene caricato nulla.',
} as const
