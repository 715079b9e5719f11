package games.kumite.journey.table;

import games.kumite.api.Element.Kind;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Ray;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;

/** The description of a pilgrim's sheet with its tracks and cards. Used once. */
final class SheetDescription {

  private static final List<String> LYING =
      List.of("conscious", "face-down", "on-its-side", "on-its-back", "dead"); // JW-TRN-07

  private final Journey journey;
  private final int pilgrim;

  SheetDescription(Journey journey, int pilgrim) {
    this.journey = journey;
    this.pilgrim = pilgrim;
  }

  void describe(TableBuilder table) {
    Pilgrim sheet = journey.terms().pilgrim(pilgrim);
    Figure figure = journey.terms().figure(pilgrim);
    if (!journey.hasScene() || journey.pose(pilgrim) == Pose.NONE) {
      table.add(Kind.FIGURE, figure.name).set("label", figure.label);
    }
    TableBuilder.Node node = table.add(Kind.TOKEN, "sheet-" + figure.name).set("label", figure.label);
    own(node).set("state", LYING.get(journey.pilgrim(pilgrim, Num.LYING)))
        .set("move", sheet.entry().move()).set("targets", sheet.entry().targets())
        .set("attack-dice", sheet.entry().attackDice()).set("defense-dice", sheet.entry().defenseDice())
        .set("cleanse-dice", sheet.entry().cleanseDice()).set("range", Ray.text(sheet.icon()))
        .set("sutras", journey.pilgrim(pilgrim, Num.SUTRAS)).set("villagers", journey.pilgrim(pilgrim, Num.VILLAGERS));
    if (journey.pilgrim(pilgrim, Num.PLACE) > 0) {
      node.set("initiative", journey.pilgrim(pilgrim, Num.PLACE));
    }
    track(node, "health", journey.figure(pilgrim, Num.HEALTH)).set("max", journey.maxHealth(pilgrim));
    track(node, "chi", journey.pilgrim(pilgrim, Num.CHI)).set("max", journey.maxChi(pilgrim));
    track(node, "good", journey.pilgrim(pilgrim, Num.GOOD));
    track(node, "bad", journey.pilgrim(pilgrim, Num.BAD));
    weapon(node, sheet);
    soFar(node, table);
    zones(node);
  }

  /** Describes the pilgrim's deeds and gains of this turn, and the AP left to it, as far as rules use them. */
  private void soFar(TableBuilder.Node node, TableBuilder table) {
    if (journey.get(Num.ACTIVE) == pilgrim) {
      node.set("action-points", journey.get(Num.POINTS)); // JW-TRN-13
    }
    counted(node, "haste", Num.HASTE);
    counted(node, "rests", Num.RESTS); // JW-ACT-18
    noted(node, "moved", journey.pilgrim(pilgrim, Num.MOVED) != 0); // JW-RUL-09
    noted(node, "box-used", journey.pilgrim(pilgrim, Num.USED_BOX) != 0); // JW-ACT-08
    noted(node, "mastered", journey.pilgrim(pilgrim, Num.MASTERED) != 0); // JW-ACT-24
    noted(node, "chanting", (journey.get(Num.CHANTING) >> pilgrim & 1) != 0); // JW-CRD-25
    List<String> used = new ArrayList<>();
    Zones zones = journey.zones();
    for (Zone zone : List.of(zones.hands[pilgrim], zones.inPlay[pilgrim], zones.corruption[pilgrim])) {
      for (int card = journey.cards().top(zone); card >= 0; card = journey.cards().next(card)) {
        if (journey.isSpent(journey.face(card))) {
          used.add(table.id(journey.cards(), card));
        }
      }
    }
    if (!used.isEmpty()) {
      node.refer("used", used);
    }
  }

  private void counted(TableBuilder.Node node, String name, int number) {
    int value = journey.pilgrim(pilgrim, number);
    if (value != 0) {
      node.set(name, value);
    }
  }

  private static void noted(TableBuilder.Node node, String name, boolean is) {
    if (is) {
      node.set(name, true);
    }
  }

  private TableBuilder.Node track(TableBuilder.Node node, String name, int value) {
    return node.add(Kind.TRACK, name + "-" + journey.terms().figure(pilgrim).name)
        .set("value", value).set("min", 0);
  }

  /** Describes the weapon card on top of the pile (JW-SET-12). */
  private void weapon(TableBuilder.Node node, Pilgrim sheet) {
    int level = journey.pilgrim(pilgrim, Num.LEVEL);
    if (level > 0) {
      Pilgrim.Weapon weapon = sheet.weapons().get(level - 1);
      TableBuilder.Node card = node.add(Kind.TOKEN, "weapon-" + journey.terms().figure(pilgrim).name)
          .set("label", weapon.entry().name()).set("level", level);
      own(card);
      for (int face = 1; face <= weapon.rows().size(); face++) {
        card.set("white-" + face, journey.terms().sentences.row(weapon.rows().get(face - 1)));
      }
    }
  }

  private void zones(TableBuilder.Node node) {
    Zones zones = journey.zones();
    zone(node, zones.hands[pilgrim], "table.hand");
    zone(node, zones.inPlay[pilgrim], "table.pile.in-play");
    zone(node, zones.corruption[pilgrim], "table.pile.corruption");
    zone(node, zones.skills[pilgrim], "table.deck.skill");
    zone(node, zones.skillDiscards[pilgrim], "table.pile.skill-discard");
  }

  /** Labels a zone with its pilgrim, since one seat may have several (JW-SET-07). */
  private void zone(TableBuilder.Node node, Zone zone, String label) {
    own(node.zone(journey.cards(), zone)).label(label, journey.terms().label(pilgrim));
  }

  /** Sets the owner of an element: the seat that controls the pilgrim, and the pilgrim. */
  private TableBuilder.Node own(TableBuilder.Node node) {
    int controller = journey.controller(pilgrim);
    if (controller >= 0) {
      node.set("owner", journey.start().seats().get(controller).id());
    }
    return node.refer("pilgrim", journey.terms().figure(pilgrim).id());
  }
}
