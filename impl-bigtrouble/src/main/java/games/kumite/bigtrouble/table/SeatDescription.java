package games.kumite.bigtrouble.table;

import games.kumite.api.Element.Kind;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.TableBuilder.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The description of a seat with its hero board. */
final class SeatDescription {

  private static final char EPIC = 'E';

  private SeatDescription() {}

  static void describe(GameState state, int seat, TableBuilder table) {
    Node node = table.seat(seat).set("active", state.get(Counters.ACTIVE) == seat)
        .set("first", state.get(Counters.FIRST) == seat);
    if (state.seat(seat, Counters.HERO) >= 0) {
      hero(state, seat, node);
      dice(state, seat, node);
      upgrades(state, seat, node);
      ability(state, seat, node);
      items(state, seat, node);
      held(state, seat, node);
    }
    node.zone(state.cards(), state.zones().kept[seat]);
    node.zone(state.cards(), state.zones().withHero[seat]).reference("spent", spent(state, seat));
  }

  private static void hero(GameState state, int seat, Node node) {
    Hero hero = state.hero(seat);
    if (state.seat(seat, Counters.SPACE) < 0) { // not yet on the board
      node.add(Kind.FIGURE, hero.entry().id()).set("label", state.definition().named(hero.entry().name()));
    }
    node.reference("hero", "figure:" + hero.entry().id()).set("level", state.seat(seat, Counters.LEVEL))
        .set("defense-dice", hero.entry().defense()).set("action-dice", state.seat(seat, Counters.DICE));
    node.track("health-" + (seat + 1), state.seat(seat, Counters.HEALTH), 0, state.content().tracks().health());
    node.track("chi-" + (seat + 1), state.seat(seat, Counters.CHI), 0, state.content().tracks().chi());
  }

  private static void dice(GameState state, int seat, Node node) {
    for (int track = 0; track < Hero.TRACKS; track++) {
      Attribute attribute = Attribute.values()[track];
      int filled = state.seat(seat, Counters.FILLED_SLOTS + track);
      slots(state, attribute, state.hero(seat), node);
      node.set(attribute.word() + "-filled", slots(filled));
    }
    for (int die = 0; die < Counters.MAX_ROLLED; die++) {
      int face = state.seat(seat, Counters.FACES + die);
      if (face > 0) {
        node.die("action-" + (seat + 1) + "-" + (die + 1), face, state.content().dice().action().size())
            .label("table.die.action", die + 1).set("symbol", Attribute.values()[face - 1].word())
            .set("slotted", (state.seat(seat, Counters.SLOTTED) >> die & 1) != 0);
      }
    }
  }

  /** Describes the slots of a track, each for a normal or an epic die; in words, neighbours of one kind together. */
  static void slots(GameState state, Attribute attribute, Hero hero, Node node) {
    String track = hero.entry().track(attribute);
    List<String> slots = track.chars().mapToObj(slot -> slot == EPIC ? "epic" : "normal").toList();
    StringJoiner words = new StringJoiner(", ");
    for (int from = 0, to; from < slots.size(); from = to) {
      to = from;
      while (to < slots.size() && slots.get(to).equals(slots.get(from))) {
        to++;
      }
      words.add(state.config().texts().text("slots." + slots.get(from), to - from));
    }
    node.set(attribute.word() + "-slots", slots).set(attribute.word() + "-slots-text", words.toString());
  }

  private static List<Integer> slots(int filled) {
    List<Integer> slots = new ArrayList<>();
    for (int left = filled; left != 0; left &= left - 1) {
      slots.add(Integer.numberOfTrailingZeros(left) + 1);
    }
    return slots;
  }

  /** Describes the hero's set, and the unique cards that it owns. */
  private static void upgrades(GameState state, int seat, Node node) {
    for (int bit = 0; bit < state.upgradeBits(); bit++) {
      if (bit < Upgrade.SET || state.owns(seat, bit)) {
        Upgrade upgrade = state.content().upgrades().get(state.upgrade(seat, bit));
        node.add(Kind.CARD, upgrade.id()).set("label", state.definition().named(upgrade.name())).set("owned", state.owns(seat, bit))
            .set("epic", state.isEpic(seat, bit))
            .set("text", state.definition().printed.upgrades.get(state.upgrade(seat, bit)));
      }
    }
  }

  private static void ability(GameState state, int seat, Node node) {
    int side = state.seat(seat, Counters.SIDE);
    if (side == Counters.SPECIAL) {
      node.add(Kind.TOKEN, "ability-" + (seat + 1)).set("side", "special").art(state.hero(seat).entry().id())
          .set("ready", state.seat(seat, Counters.SPENT) == 0).set("text", state.definition().printed.specials.get(state.seat(seat, Counters.HERO)));
    } else if (side == Counters.COOP) {
      node.add(Kind.TOKEN, "ability-" + (seat + 1)).set("side", "co-op").art(state.hero(seat).entry().id()).set("text", state.definition().printed.coops.get(state.seat(seat, Counters.HERO)));
    }
  }

  private static void items(GameState state, int seat, Node node) {
    for (ItemKind kind : ItemKind.values()) {
      int count = state.items(seat, kind.ordinal());
      if (count > 0) {
        node.add(Kind.TOKEN, kind.word() + "-" + (seat + 1)).art(kind.word()).set("label", state.definition().itemName(kind)).set("count", count);
      }
    }
  }

  /**
   * Describes temporary effects on the hero: readied Dragon Spells (BT-SHP-18), the fate dice that it has used and may
   * use beyond one (BT-FAT-02), the prevention of the next attack (BT-RUL-110), texts.
   */
  private static void held(GameState state, int seat, Node node) {
    number(node, "ready-spells", state.seat(seat, Counters.SPELLS));
    number(node, "fate-used", state.seat(seat, Counters.FATE_USED));
    number(node, "fate-extra", state.seat(seat, Counters.FATE_EXTRA));
    number(node, "prevents", state.seat(seat, Counters.PREVENTED));
    StringJoiner texts = new StringJoiner(" ");
    for (int index = 0; index < state.definition().sheets.lastingCount(); index++) {
      for (int count = state.lasting(seat, index); count > 0; count--) {
        texts.add(state.definition().sentences.of(state.definition().sheets.lasting(index)));
      }
    }
    if (texts.length() > 0) {
      node.set("text", texts.toString());
    }
  }

  private static void number(Node node, String name, int number) {
    if (number > 0) {
      node.set(name, number);
    }
  }

  private static List<String> spent(GameState state, int seat) {
    List<String> spent = new ArrayList<>();
    var cards = state.cards();
    for (int token = cards.top(state.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      int companion = state.zones().companion(cards.face(token));
      if ((state.get(Counters.SPENT_COMPANIONS) >> companion & 1) != 0) {
        spent.add("card:" + state.content().companions().get(companion).entry().id());
      }
    }
    return spent;
  }
}
