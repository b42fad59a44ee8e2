- {!! $listing['title'] !!}
@foreach (array_filter([$listing['price'] ?? null, isset($listing['by']) ? "Desceu {$listing['by']}" : null, $listing['place'] ?? null, $listing['facts'] ?? null, $listing['energy'] ?? null, $listing['advert'] ?? null, $listing['url']]) as $line)
  {!! $line !!}
@endforeach
