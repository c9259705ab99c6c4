import type { PushEvent } from '@meio-campo/contract'
import { pushEventTypes, type PushEventType } from '@meio-campo/contract/rules'
import { useEffect, useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PlainSelectFilter } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { SnippetBox } from '../../../console/api-panel/snippet-view.tsx'
import type { SnippetLanguage } from '../../../console/api-panel/snippets.ts'
import { onLiveEvent, streamStore } from '../../../live/live-store.ts'
import { useStore } from '../../../state/store.ts'
import { eventWords } from '../events/event-words.ts'
import styles from './live-tab.module.css'

const MOST_SHOWN = 50
const choices = Object.entries(pushEventTypes).map(([value, label]) => ({ value, label }))

/** The stream of everything that happens, running; and how another program reads it. */
export function LiveTab() {
  const [type, setType] = useState<PushEventType | ''>('')
  const address = `${location.origin}/api/v1/ao-vivo${type && `?tipo=${type}`}`
  return (
    <>
      <RunningStream type={type} onType={setType} />
      <Card title="O mesmo fluxo no seu programa">
        <div className={styles.text}>
          <p>
            Uma chave com o escopo “ao vivo” abre o fluxo, que fica aberto. Caiu? Abra de novo com o último{' '}
            <code>id</code> em <code>Last-Event-ID</code>: nada falta e nada se repete. Filtre com{' '}
            <code>campeonato</code>, <code>time</code>, <code>jogo</code> e <code>tipo</code>. Atrás de um proxy que
            segura fluxos, chame sem <code>Accept</code> e com <code>desde</code>: os mesmos eventos, em JSON.
          </p>
        </div>
        <SnippetBox write={(language) => writeStreamSnippet(language, address)} />
      </Card>
    </>
  )
}

interface Props {
  readonly type: PushEventType | ''
  readonly onType: (type: PushEventType | '') => void
}

function RunningStream({ type, onType }: Props) {
  const { connected } = useStore(streamStore)
  const [events, setEvents] = useState<readonly PushEvent[]>([])
  useEffect(() => onLiveEvent((event) => setEvents((now) => [event, ...now].slice(0, MOST_SHOWN))), [])
  const shown = events.filter((event) => type === '' || event.type === type)
  return (
    <Card
      title="Ao vivo"
      flush
      aside={<Badge tone={connected ? 'ok' : 'warn'}>{connected ? 'Recebendo' : 'Conectando…'}</Badge>}
    >
      <div className={styles.tools}>
        <PlainSelectFilter
          label="Mostrar"
          all="Todos os tipos"
          choices={choices}
          value={type}
          onChange={(chosen) => onType(chosen as PushEventType | '')}
        />
        {events.length > 0 && (
          <Button variant="subtle" size="xs" onClick={() => setEvents([])}>
            Limpar
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Esperando o próximo lance">
          O que acontecer a partir de agora aparece aqui, sem recarregar. Sem jogo agora?{' '}
          <TextLink to="/push" search={{ aba: 'simulador' }} activeProps={{}}>
            Simule um
          </TextLink>
          .
        </EmptyState>
      ) : (
        <ol className={styles.events} aria-label="Eventos">
          {shown.map((event) => (
            <li key={event.id} className={styles.event}>
              <time dateTime={event.at}>{new Date(event.at).toLocaleTimeString('pt-BR')}</time>
              <strong>{pushEventTypes[event.type]}</strong>
              <span className={styles.what}>{eventWords(event)}</span>
              {event.test && <Badge>Teste</Badge>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** How the stream is read in each language: line by line, with the last id at hand for the next connection. */
function writeStreamSnippet(language: SnippetLanguage, address: string): string {
  return snippets[language](address)
}

const snippets: Readonly<Record<SnippetLanguage, (address: string) => string>> = {
  curl: (address) => `curl -N "${address}" \\
  -H "Authorization: Bearer SUA_CHAVE" \\
  -H "Accept: text/event-stream"`,
  JavaScript: (address) => `let ultimo
while (true) {
  const resposta = await fetch("${address}", {
    headers: {
      Authorization: "Bearer SUA_CHAVE",
      Accept: "text/event-stream",
      ...(ultimo && { "Last-Event-ID": ultimo }),
    },
  })
  let resto = ""
  for await (const parte of resposta.body.pipeThrough(new TextDecoderStream())) {
    const quadros = (resto + parte).split("\\n\\n")
    resto = quadros.pop()
    for (const quadro of quadros) {
      ultimo = quadro.match(/^id: (.*)$/m)?.[1] ?? ultimo
      const dados = quadro.match(/^data: (.*)$/m)?.[1]
      if (dados) console.log(JSON.parse(dados))
    }
  }
}`,
  Python: (address) => `import json, urllib.request

ultimo = None
while True:
    pedido = urllib.request.Request("${address}")
    pedido.add_header("Authorization", "Bearer SUA_CHAVE")
    pedido.add_header("Accept", "text/event-stream")
    if ultimo:
        pedido.add_header("Last-Event-ID", ultimo)
    with urllib.request.urlopen(pedido) as resposta:
        for linha in resposta:
            nome, _, valor = linha.decode().rstrip("\\n").partition(": ")
            if nome == "id":
                ultimo = valor
            elif nome == "data":
                print(json.loads(valor))`,
  PHP: (address) => `<?php
$ultimo = null;
while (true) {
    $cabecalhos = ["Authorization: Bearer SUA_CHAVE", "Accept: text/event-stream"];
    if ($ultimo !== null) $cabecalhos[] = "Last-Event-ID: $ultimo";
    $fluxo = fopen("${address}", "r", false, stream_context_create([
        "http" => ["header" => $cabecalhos, "timeout" => 60],
    ]));
    while ($fluxo && ($linha = fgets($fluxo)) !== false) {
        [$nome, $valor] = array_pad(explode(": ", rtrim($linha), 2), 2, "");
        if ($nome === "id") $ultimo = $valor;
        if ($nome === "data") print_r(json_decode($valor, true));
    }
}`,
  Go: (address) => `package main

import (
	"bufio"
	"fmt"
	"net/http"
	"strings"
)

func main() {
	ultimo := ""
	for {
		pedido, _ := http.NewRequest("GET", "${address}", nil)
		pedido.Header.Set("Authorization", "Bearer SUA_CHAVE")
		pedido.Header.Set("Accept", "text/event-stream")
		if ultimo != "" {
			pedido.Header.Set("Last-Event-ID", ultimo)
		}
		resposta, err := http.DefaultClient.Do(pedido)
		if err != nil {
			continue
		}
		linhas := bufio.NewScanner(resposta.Body)
		for linhas.Scan() {
			nome, valor, _ := strings.Cut(linhas.Text(), ": ")
			if nome == "id" {
				ultimo = valor
			} else if nome == "data" {
				fmt.Println(valor)
			}
		}
		resposta.Body.Close()
	}
}`,
}
