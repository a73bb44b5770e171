export const it = {
  title: 'Crediti',
  close: 'Chiudi',
  costs: {
    message: '{balance, plural, =0 {Non hai più crediti} one {Ti resta # credito} other {Ti restano # crediti}} e un messaggio ne costa {credits}.',
    photo: '{balance, plural, =0 {Non hai più crediti} one {Ti resta # credito} other {Ti restano # crediti}} e una foto ne costa {credits}.',
    pick: '{balance, plural, =0 {Non hai più crediti} one {Ti resta # credito} other {Ti restano # crediti}} e questo ne costa {credits}.',
  },
  kept: 'Il tuo messaggio resta qui.',
  leaving: {
    photo: 'Per pagare si apre un’altra pagina. La foto non può restare: aggiungila di nuovo al tuo ritorno.',
    pick: 'Per pagare si apre un’altra pagina. Scegli di nuovo al tuo ritorno.',
  },
  first: 'Scegli un pacchetto. Poi scegli come pagare; non ordini ancora nulla.',
  other: 'Altri pacchetti e metodi',
  not_offered: '{method}, il tuo ultimo metodo di pagamento, al momento non è disponibile.',
  below_minimum: '{method}, il tuo ultimo metodo di pagamento, richiede almeno {money}.',
  offline: 'Sei offline. Potrai ordinare quando torni online.',
  failed: 'Non è stato possibile caricare i prezzi.',
  retry: 'Riprova',
  loading: 'Caricamento',
  waiting: 'In attesa della tua banca',
  waiting_text: 'Puoi chiudere questa finestra. I crediti arrivano appena il pagamento è confermato, e l’importo non viene addebitato due volte.',
}
