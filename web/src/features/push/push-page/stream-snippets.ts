import type { SnippetLanguage } from '../../../console/api-panel/snippets.ts'

/** How the stream is read in each language: line by line, with the last id at hand for the next connection. */
export function writeStreamSnippet(language: SnippetLanguage, address: string): string {
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
