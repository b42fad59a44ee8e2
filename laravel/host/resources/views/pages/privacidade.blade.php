<x-site title="Política de Privacidade">
<x-section title="Política de Privacidade" lead="Uma agência fictícia não guarda dados de ninguém: o que aqui escrever fica nesta máquina." />
</x-site>
