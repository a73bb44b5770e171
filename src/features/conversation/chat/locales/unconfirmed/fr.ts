export const fr = {
  confirm: 'Confirme ton adresse e-mail pour que {name} puisse te répondre. D’ici là, {name} ne reçoit pas de notification et tu ne peux pas envoyer de photos.',
  starts: 'Avant cela, tu peux encore commencer {left, plural, one {une conversation} other {# conversations}}.',
  no_start: 'Tu ne peux pas commencer d’autres conversations avant d’avoir confirmé ton adresse e-mail. Confirme-la pour écrire à plus de personnes.',
  button: 'Confirmer mon adresse',
}
