<?php
// WEBHOOK_SECRET=whsec_… php -S localhost:8787 receptor.php
$chave = base64_decode(substr(getenv('WEBHOOK_SECRET'), strlen('whsec_')));
$corpo = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$instante = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$dadas = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');

$certa = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$instante.$corpo", $chave, true));
// Mais de cinco minutos: pode ser alguém repetindo um pedido antigo.
// Durante a troca do segredo vêm duas assinaturas, com um espaço: basta uma.
$vale = abs(time() - (int) $instante) <= 300
    && array_filter($dadas, fn ($dada) => hash_equals($certa, $dada)) !== [];

// Responda logo e trabalhe depois. O mesmo webhook-id pode chegar duas vezes: guarde os que já viu.
http_response_code($vale ? 204 : 401);
if ($vale) {
    error_log("$id " . json_decode($corpo, true)['type']);
}
