export const it = {
  title: 'Notifiche su questo dispositivo',
  lead: 'Una parola sul tuo schermo quando qualcuno ti scrive, quando piaci a qualcuno o quando è reciproco, anche se questo sito è chiuso.',
  on: 'Avvisami su questo dispositivo',
  on_hint: 'Dice chi, mai che cosa ha scritto. Finisce quando esci dall’account qui.',
  saved_on: 'Le notifiche sono attive su questo dispositivo.',
  saved_off: 'Le notifiche sono disattivate su questo dispositivo.',
  failed: 'Il tuo browser non è riuscito ad attivare le notifiche. Non è cambiato nulla; riprova tra un momento.',
  incapable_title: 'Questo browser non può mostrare notifiche',
  incapable: 'Non può riceverle, oppure glielo impedisce una finestra privata. I tuoi messaggi ti aspettano qui.',
  incapable_apple:
    'Su un iPhone o iPad metti prima questo sito nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home», e aprilo da lì.',
  unoffered: 'Al momento questo sito non invia notifiche.',
  denied_title: 'Il tuo browser blocca le notifiche di questo sito',
  denied: 'Non possiamo chiedertelo di nuovo, ma puoi consentirle:',
  allow: {
    chrome:
      'Fai clic sul simbolo a sinistra dell’indirizzo, poi su «Impostazioni sito», e imposta «Notifiche» su «Consenti».',
    edge: 'Fai clic sul lucchetto a sinistra dell’indirizzo, poi su «Autorizzazioni per questo sito», e imposta «Notifiche» su «Consenti».',
    firefox: 'Fai clic sul fumetto barrato a sinistra dell’indirizzo e togli il blocco.',
    safari: 'Nel menu «Safari» apri «Impostazioni», poi «Siti web» e «Notifiche», e imposta questo sito su «Consenti».',
    android:
      'Tocca il simbolo a sinistra dell’indirizzo, poi «Autorizzazioni» e «Notifiche», e consentile. Se il telefono blocca l’intero browser, consentilo nelle impostazioni del telefono.',
    ios: 'Apri le «Impostazioni» del tuo dispositivo, poi «Notifiche», scegli questo sito e consentile.',
    other:
      'Apri nel tuo browser le impostazioni di questo sito, quasi sempre accanto all’indirizzo, e consenti le notifiche.',
  },
  example: 'Come si presenta',
  example_quiet: 'In modalità discreta o con e-mail neutre',
  address_hint: 'Il tuo browser aggiunge l’indirizzo di questo sito; lì non possiamo nasconderlo.',
  step: {
    title: 'Ti avvisiamo quando qualcuno risponde?',
    lead: 'Altrimenti lo scopri solo qui. Puoi cambiare idea in qualsiasi momento nelle impostazioni.',
    on: 'Attiva le notifiche',
    go_on: 'Continua',
  },
  notice: {
    labelled: '{label}: {name}',
    message: '{count, plural, one {Nuovo messaggio} other {# nuovi messaggi}}',
    like_title: '{count, plural, one {Piaci a {name}} other {Piaci a # persone}}',
    like_body: '{count, plural, one {È reciproco?} other {Guarda chi sono.}}',
    match_title: 'È reciproco: tu e {name}',
    match_body: 'Avete detto entrambi di sì. Chi scrive per primo?',
    neutral_title: 'Qualcosa di nuovo',
    neutral_body: 'Apri per vedere di più.',
  },
  refusals: {
    not_offered: 'Al momento questo sito non invia notifiche.',
    invalid_subscription:
      'Il tuo browser ha indicato per le notifiche un indirizzo inutilizzabile. Non è cambiato nulla.',
    unknown_service: 'Il tuo browser usa un servizio di notifiche a cui non inviamo. Non è cambiato nulla.',
  },
}
