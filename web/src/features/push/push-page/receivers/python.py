# WEBHOOK_SECRET=whsec_… python3 receptor.py
import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

chave = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def confere(cabecalhos, corpo):
    id = cabecalhos.get("webhook-id", "")
    instante = cabecalhos.get("webhook-timestamp", "")
    # Mais de cinco minutos: pode ser alguém repetindo um pedido antigo.
    if not instante.isdigit() or abs(time.time() - int(instante)) > 300:
        return False
    conta = hmac.new(chave, f"{id}.{instante}.".encode() + corpo, hashlib.sha256)
    certa = "v1," + base64.b64encode(conta.digest()).decode()
    # Durante a troca do segredo vêm duas assinaturas, com um espaço: basta uma.
    dadas = cabecalhos.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(dada.encode(), certa.encode()) for dada in dadas)


class Receptor(BaseHTTPRequestHandler):
    def do_POST(self):
        corpo = self.rfile.read(int(self.headers.get("content-length", 0)))
        vale = confere(self.headers, corpo)
        # Responda logo e trabalhe depois. O mesmo webhook-id pode chegar duas vezes: guarde os que já viu.
        self.send_response(204 if vale else 401)
        self.end_headers()
        if vale:
            print(self.headers["webhook-id"], json.loads(corpo)["type"], flush=True)


ThreadingHTTPServer(("", int(os.environ.get("PORT", 8787))), Receptor).serve_forever()
