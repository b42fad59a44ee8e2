/** The home page's search by PrimeReact: tabs, types, places, and a form that navigates by GET. */
import "./setup.ts";
import { Button } from "primereact/button";
import { SearchIcon } from "primereact/icons/search";
import { SelectButton } from "primereact/selectbutton";
import { useState } from "react";
import { propertyTypes } from "../shared/choices.ts";
import { mount } from "../shared/mount.tsx";
import type { PageData } from "../shared/page-data.ts";
import { ChoicesField } from "./ChoicesField.tsx";
import { PlacesField } from "./PlacesField.tsx";

function Hero({ localizacoes }: PageData) {
  const [purpose, setPurpose] = useState("Comprar");
  const [types, setTypes] = useState<string[]>([]);
  const [places, setPlaces] = useState<string[]>([]);
  return (
    <form action="/lista" method="get">
      <h2>Que Imóvel Procura?</h2>
      <p>Explore o nosso site e descubra imóveis para todos os gostos e necessidades.</p>
      <SelectButton
        value={purpose}
        options={["Comprar", "Arrendar"]}
        allowEmpty={false}
        onChange={(event) => setPurpose(event.value as string)}
      />
      <div className="bar">
        <ChoicesField label="Procuro por..." id="types" options={propertyTypes} chosen={types} onChange={setTypes} />
        <PlacesField id="places" places={localizacoes} chosen={places} onChange={setPlaces} />
        <Button type="submit" label="Procurar" icon={<SearchIcon />} />
      </div>
      <input type="hidden" name="objectivo" value={purpose} />
      <input type="hidden" name="localizacao" value={places.join(",")} />
      <input type="hidden" name="tipologia" value={types.join(",")} />
    </form>
  );
}

mount(Hero);
