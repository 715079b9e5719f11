package games.kumite.journey.table;

import games.kumite.api.Element.Kind;
import games.kumite.journey.content.Pilgrim;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.Counters.PilgrimNumber;
import games.kumite.journey.state.Figure;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.RulesText;
import games.kumite.journey.state.Zones;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;

/** The description of a pilgrim's sheet with its tracks and cards. Used once. */
final class SheetDescription {

  private static final List<String> LYING =
      List.of("conscious", "face-down", "on-its-side", "on-its-back", "dead"); // JW-TRN-07

  private final GameState state;
  private final int pilgrim;

  SheetDescription(GameState state, int pilgrim) {
    this.state = state;
    this.pilgrim = pilgrim;
  }

  void describe(TableBuilder table) {
    Pilgrim sheet = state.definition().pilgrim(pilgrim);
    Figure figure = state.definition().figure(pilgrim);
    if (!state.hasScene() || state.pose(pilgrim) == Pose.NONE) {
      table.add(Kind.FIGURE, figure.name).set("label", figure.label);
    }
    TableBuilder.Node node = table.add(Kind.TOKEN, "sheet-" + figure.name).art(figure.name).set("label", figure.label);
    own(node).set("state", LYING.get(state.pilgrim(pilgrim, Counters.LYING)))
        .set("move", sheet.entry().move()).set("targets", sheet.entry().targets())
        .set("attack-dice", sheet.entry().attackDice()).set("defense-dice", sheet.entry().defenseDice())
        .set("cleanse-dice", sheet.entry().cleanseDice()).set("text", state.definition().sentences.reach(sheet.icon()))
        .set("sutras", state.pilgrim(pilgrim, Counters.SUTRAS)).set("villagers", state.pilgrim(pilgrim, Counters.VILLAGERS));
    if (state.pilgrim(pilgrim, Counters.PLACE) > 0) {
      node.set("initiative", state.pilgrim(pilgrim, Counters.PLACE));
    }
    track(node, "health", state.figure(pilgrim, Counters.HEALTH)).set("max", state.maxHealth(pilgrim));
    track(node, "chi", state.pilgrim(pilgrim, Counters.CHI)).set("max", state.maxChi(pilgrim));
    track(node, "good", state.pilgrim(pilgrim, Counters.GOOD));
    track(node, "bad", state.pilgrim(pilgrim, Counters.BAD));
    weapon(node, sheet);
    soFar(node, table);
    zones(node);
  }

  /** Describes the pilgrim's deeds and gains of this turn, and the AP left to it, as far as rules use them. */
  private void soFar(TableBuilder.Node node, TableBuilder table) {
    if (state.get(Counters.ACTIVE) == pilgrim) {
      node.set("action-points", state.get(Counters.POINTS)); // JW-TRN-13
    }
    counted(node, "haste", Counters.HASTE);
    counted(node, "rests", Counters.RESTS); // JW-ACT-18
    noted(node, "moved", state.pilgrim(pilgrim, Counters.MOVED) != 0); // JW-RUL-09
    noted(node, "box-used", state.pilgrim(pilgrim, Counters.USED_BOX) != 0); // JW-ACT-08
    noted(node, "mastered", state.pilgrim(pilgrim, Counters.MASTERED) != 0); // JW-ACT-24
    noted(node, "chanting", (state.get(Counters.CHANTING) >> pilgrim & 1) != 0); // JW-CRD-25
    List<String> used = new ArrayList<>();
    Zones zones = state.zones();
    for (Zone zone : List.of(zones.hands[pilgrim], zones.inPlay[pilgrim], zones.corruption[pilgrim])) {
      for (int card = state.cards().top(zone); card >= 0; card = state.cards().next(card)) {
        if (state.isSpent(state.face(card))) {
          used.add(table.id(state.cards(), card));
        }
      }
    }
    if (!used.isEmpty()) {
      node.reference("used", used);
    }
  }

  private void counted(TableBuilder.Node node, String name, PilgrimNumber number) {
    int value = state.pilgrim(pilgrim, number);
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
    return node.add(Kind.TRACK, name + "-" + state.definition().figure(pilgrim).name)
        .set("value", value).set("min", 0);
  }

  /** Describes the weapon card on top of the pile (JW-SET-12). */
  private void weapon(TableBuilder.Node node, Pilgrim sheet) {
    int level = state.pilgrim(pilgrim, Counters.LEVEL);
    if (level > 0) {
      Pilgrim.Weapon weapon = sheet.weapons().get(level - 1);
      TableBuilder.Node card = node.add(Kind.TOKEN, "weapon-" + state.definition().figure(pilgrim).name)
          .art(weapon.entry().id())
          .set("label", RulesText.named(state.config().texts(), weapon.entry().name())).set("level", level);
      own(card);
      card.set("text", state.definition().sentences.weapon(weapon.rows()));
    }
  }

  private void zones(TableBuilder.Node node) {
    Zones zones = state.zones();
    zone(node, zones.hands[pilgrim], "table.hand");
    zone(node, zones.inPlay[pilgrim], "table.pile.in-play");
    zone(node, zones.corruption[pilgrim], "table.pile.corruption");
    zone(node, zones.skills[pilgrim], "table.deck.skill");
    zone(node, zones.skillDiscards[pilgrim], "table.pile.skill-discard").set("folded", true);
  }

  /** Labels a zone with its pilgrim, since one seat may have several (JW-SET-07). */
  private TableBuilder.Node zone(TableBuilder.Node node, Zone zone, String label) {
    return own(node.zone(state.cards(), zone)).label(label, state.definition().label(pilgrim));
  }

  /** Sets the owner of an element: the seat that controls the pilgrim, and the pilgrim. */
  private TableBuilder.Node own(TableBuilder.Node node) {
    int controller = state.controller(pilgrim);
    if (controller >= 0) {
      node.set("owner", state.config().seats().get(controller).id());
    }
    return node.reference("pilgrim", state.definition().figure(pilgrim).id());
  }
}
