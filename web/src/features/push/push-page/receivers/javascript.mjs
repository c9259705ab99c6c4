// WEBHOOK_SECRET=whsec_… node receptor.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const chave = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64')

function confere(cabecalhos, corpo) {
  const id = cabecalhos['webhook-id']
  const instante = cabecalhos['webhook-timestamp']
  // Mais de cinco minutos: pode ser alguém repetindo um pedido antigo.
  if (!(Math.abs(Date.now() / 1000 - Number(instante)) <= 300)) return false
  const conta = createHmac('sha256', chave).update(`${id}.${instante}.`).update(corpo)
  const certa = Buffer.from(`v1,${conta.digest('base64')}`)
  // Durante a troca do segredo vêm duas assinaturas, com um espaço: basta uma.
  const dadas = (cabecalhos['webhook-signature'] ?? '').split(' ').map((dada) => Buffer.from(dada))
  return dadas.some((dada) => dada.length === certa.length && timingSafeEqual(dada, certa))
}

createServer(async (pedido, resposta) => {
  const partes = []
  for await (const parte of pedido) partes.push(parte)
  const corpo = Buffer.concat(partes)
  if (!confere(pedido.headers, corpo)) return resposta.writeHead(401).end()
  // Responda logo e trabalhe depois. O mesmo webhook-id pode chegar duas vezes: guarde os que já viu.
  resposta.writeHead(204).end()
  console.log(pedido.headers['webhook-id'], JSON.parse(corpo).type)
}).listen(process.env.PORT ?? 8787)
