export const snippetLanguages = ['curl', 'JavaScript', 'Python', 'PHP', 'Go'] as const
export type SnippetLanguage = (typeof snippetLanguages)[number]

const KEY = 'Bearer SEU_TOKEN'

/** Between single quotes a shell takes everything as it is, except the quote itself. */
const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** JSON's strings are strings of JavaScript, Python and Go as well. */
const doubleQuoted = (text: string) => JSON.stringify(text)
/** PHP reads `$names` between double quotes; between single ones only two characters mean something. */
const php = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

const writers: Readonly<Record<SnippetLanguage, (address: string) => string>> = {
  curl: (address) => `curl ${shell(address)} \\
  -H ${shell(`Authorization: ${KEY}`)}`,
  JavaScript: (address) => `const resposta = await fetch(${doubleQuoted(address)}, {
  headers: { Authorization: ${doubleQuoted(KEY)} },
})
if (!resposta.ok) throw new Error(\`HTTP \${resposta.status}\`)
const { data } = await resposta.json()`,
  Python: (address) => `import requests

resposta = requests.get(
    ${doubleQuoted(address)},
    headers={"Authorization": ${doubleQuoted(KEY)}},
    timeout=10,
)
resposta.raise_for_status()
data = resposta.json()["data"]`,
  PHP: (address) => `<?php
$chamada = curl_init(${php(address)});
curl_setopt_array($chamada, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [${php(`Authorization: ${KEY}`)}],
]);
$resposta = curl_exec($chamada);
$data = json_decode($resposta, true)['data'];`,
  Go: (address) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
)

func main() {
	chamada, err := http.NewRequest("GET", ${doubleQuoted(address)}, nil)
	if err != nil {
		log.Fatal(err)
	}
	chamada.Header.Set("Authorization", ${doubleQuoted(KEY)})
	resposta, err := http.DefaultClient.Do(chamada)
	if err != nil {
		log.Fatal(err)
	}
	defer resposta.Body.Close()
	corpo, err := io.ReadAll(resposta.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(corpo))
}`,
}

/** The same call in another program, ready to paste; only the key is missing. */
export function writeSnippet(language: SnippetLanguage, address: string): string {
  return writers[language](address)
}
