export const it = {
  label: 'Script di altre aziende',
  question: 'Possiamo caricare script di {hosts} sulle nostre pagine di campagna? Misurano l’effetto della nostra pubblicità.',
  detail: 'Quelle aziende riceverebbero il tuo indirizzo IP, l’indirizzo della pagina e informazioni sul tuo browser, e potrebbero impostare cookie. Non viene caricato nulla finché non lo consenti, e in fondo alla pagina puoi cambiare idea.',
  more: 'Di più sui cookie',
  allow: 'Consenti',
  decline: 'Rifiuta',
  withdraw: 'Revoca il consenso',
  allowed: 'Hai consentito gli script di {hosts} sulle nostre pagine di campagna. Non vengono mai eseguiti mentre hai effettuato l’accesso.',
  declined: 'Hai rifiutato gli script di {hosts}. Da lì non viene caricato nulla.',
  declined_by_browser: 'Il tuo browser chiede ai siti di non condividere i tuoi dati (Global Privacy Control), quindi da {hosts} non viene caricato nulla.',
} as const
