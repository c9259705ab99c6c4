// WEBHOOK_SECRET=whsec_… go run receptor.go
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func confere(chave []byte, cabecalhos http.Header, corpo []byte) bool {
	instante := cabecalhos.Get("webhook-timestamp")
	segundos, err := strconv.ParseInt(instante, 10, 64)
	// Mais de cinco minutos: pode ser alguém repetindo um pedido antigo.
	if err != nil || time.Since(time.Unix(segundos, 0)).Abs() > 5*time.Minute {
		return false
	}
	conta := hmac.New(sha256.New, chave)
	conta.Write([]byte(cabecalhos.Get("webhook-id") + "." + instante + "."))
	conta.Write(corpo)
	certa := "v1," + base64.StdEncoding.EncodeToString(conta.Sum(nil))
	// Durante a troca do segredo vêm duas assinaturas, com um espaço: basta uma.
	for _, dada := range strings.Fields(cabecalhos.Get("webhook-signature")) {
		if hmac.Equal([]byte(dada), []byte(certa)) {
			return true
		}
	}
	return false
}

func main() {
	chave, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(os.Getenv("WEBHOOK_SECRET"), "whsec_"))
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/", func(resposta http.ResponseWriter, pedido *http.Request) {
		corpo, err := io.ReadAll(pedido.Body)
		if err != nil || !confere(chave, pedido.Header, corpo) {
			resposta.WriteHeader(http.StatusUnauthorized)
			return
		}
		// Responda logo e trabalhe depois. O mesmo webhook-id pode chegar duas vezes: guarde os que já viu.
		resposta.WriteHeader(http.StatusNoContent)
		var evento struct{ Type string }
		if json.Unmarshal(corpo, &evento) == nil {
			log.Println(pedido.Header.Get("webhook-id"), evento.Type)
		}
	})
	log.Fatal(http.ListenAndServe(":8787", nil))
}
