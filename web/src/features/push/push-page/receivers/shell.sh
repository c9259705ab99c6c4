#!/bin/sh
# Confere uma entrega guardada: sh confere.sh <webhook-id> <webhook-timestamp> <webhook-signature> corpo.json
# WEBHOOK_SECRET=whsec_…
chave=$(printf %s "${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
certa=v1,$({ printf '%s.%s.' "$1" "$2"; cat "$4"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$chave" -binary | base64)

# Durante a troca do segredo vêm duas assinaturas, com um espaço: basta uma.
case " $3 " in
  *" $certa "*) echo "A assinatura confere." ;;
  *) echo "A assinatura não confere." >&2; exit 1 ;;
esac
