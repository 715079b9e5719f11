package games.kumite.bigtrouble.table;

import games.kumite.api.Element.Kind;
import games.kumite.bigtrouble.content.Hero;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.content.Upgrade;
import games.kumite.bigtrouble.content.vocabulary.Attribute;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.TableBuilder.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The description of a seat with its hero board. */
final class SeatDescription {

  private SeatDescription() {}

  static void describe(Trouble trouble, int seat, TableBuilder table) {
    Node node = table.seat(seat).set("active", trouble.get(Num.ACTIVE) == seat)
        .set("first", trouble.get(Num.FIRST) == seat);
    if (trouble.seat(seat, Num.HERO) >= 0) {
      hero(trouble, seat, node);
      dice(trouble, seat, node);
      upgrades(trouble, seat, node);
      ability(trouble, seat, node);
      items(trouble, seat, node);
      held(trouble, seat, node);
    }
    node.zone(trouble.cards(), trouble.zones().kept[seat]);
    node.zone(trouble.cards(), trouble.zones().withHero[seat]).refer("spent", spent(trouble, seat));
  }

  private static void hero(Trouble trouble, int seat, Node node) {
    Hero hero = trouble.hero(seat);
    if (trouble.seat(seat, Num.SPACE) < 0) { // not yet on the board
      node.add(Kind.FIGURE, hero.entry().id()).set("label", hero.entry().name());
    }
    node.refer("hero", "figure:" + hero.entry().id()).set("level", trouble.seat(seat, Num.LEVEL))
        .set("defense-dice", hero.entry().defense()).set("action-dice", trouble.seat(seat, Num.DICE));
    node.track("health-" + (seat + 1), trouble.seat(seat, Num.HEALTH), 0, trouble.content().tracks().health());
    node.track("chi-" + (seat + 1), trouble.seat(seat, Num.CHI), 0, trouble.content().tracks().chi());
  }

  private static void dice(Trouble trouble, int seat, Node node) {
    for (int track = 0; track < Hero.TRACKS; track++) {
      Attribute attribute = Attribute.values()[track];
      int filled = trouble.seat(seat, Num.FILLED_SLOTS + track);
      node.set(attribute.word() + "-slots", trouble.hero(seat).entry().track(attribute))
          .set(attribute.word() + "-filled", slots(filled));
    }
    for (int die = 0; die < Num.MAX_ROLLED; die++) {
      int face = trouble.seat(seat, Num.FACES + die);
      if (face > 0) {
        node.die("action-" + (seat + 1) + "-" + (die + 1), face, trouble.content().dice().action().size())
            .label("table.die.action", die + 1).set("symbol", Attribute.values()[face - 1].word())
            .set("slotted", (trouble.seat(seat, Num.SLOTTED) >> die & 1) != 0);
      }
    }
  }

  private static String slots(int filled) {
    StringJoiner slots = new StringJoiner(" ");
    for (int left = filled; left != 0; left &= left - 1) {
      slots.add(String.valueOf(Integer.numberOfTrailingZeros(left) + 1));
    }
    return slots.toString();
  }

  /** Describes the hero's set, and the unique cards that it owns. */
  private static void upgrades(Trouble trouble, int seat, Node node) {
    for (int bit = 0; bit < trouble.upgradeBits(); bit++) {
      if (bit < Upgrade.SET || trouble.owns(seat, bit)) {
        Upgrade upgrade = trouble.content().upgrades().get(trouble.upgrade(seat, bit));
        node.add(Kind.CARD, upgrade.id()).set("label", upgrade.name()).set("owned", trouble.owns(seat, bit))
            .set("epic", trouble.isEpic(seat, bit)).set("used", (trouble.seat(seat, Num.USED) >> bit & 1) != 0)
            .set("text", trouble.terms().printed.normal.get(trouble.upgrade(seat, bit))).set("epic-text", trouble.terms().printed.epic.get(trouble.upgrade(seat, bit)));
      }
    }
  }

  private static void ability(Trouble trouble, int seat, Node node) {
    int side = trouble.seat(seat, Num.SIDE);
    if (side == Num.SPECIAL) {
      node.add(Kind.TOKEN, "ability-" + (seat + 1)).set("side", "special")
          .set("ready", trouble.seat(seat, Num.SPENT) == 0).set("text", trouble.terms().printed.specials.get(trouble.seat(seat, Num.HERO)));
    } else if (side == Num.COOP) {
      node.add(Kind.TOKEN, "ability-" + (seat + 1)).set("side", "co-op").set("text", trouble.terms().printed.coops.get(trouble.seat(seat, Num.HERO)));
    }
  }

  private static void items(Trouble trouble, int seat, Node node) {
    for (ItemKind kind : ItemKind.values()) {
      int count = trouble.items(seat, kind.ordinal());
      if (count > 0) {
        node.add(Kind.TOKEN, kind.word() + "-" + (seat + 1)).set("label", trouble.terms().itemName(kind)).set("count", count);
      }
    }
  }

  /**
   * Describes temporary effects on the hero: readied Dragon Spells (BT-SHP-18), the fate dice that it has used and may
   * use beyond one (BT-FAT-02), the prevention of the next attack (BT-RUL-110), texts.
   */
  private static void held(Trouble trouble, int seat, Node node) {
    number(node, "ready-spells", trouble.seat(seat, Num.SPELLS));
    number(node, "fate-used", trouble.seat(seat, Num.FATE_USED));
    number(node, "fate-extra", trouble.seat(seat, Num.FATE_EXTRA));
    number(node, "prevents", trouble.seat(seat, Num.PREVENTED));
    StringJoiner texts = new StringJoiner(" ");
    for (int index = 0; index < trouble.terms().sheets.lastingCount(); index++) {
      for (int count = trouble.lasting(seat, index); count > 0; count--) {
        texts.add(trouble.terms().sentences.of(trouble.terms().sheets.lasting(index)));
      }
    }
    if (texts.length() > 0) {
      node.set("holds", texts.toString());
    }
  }

  private static void number(Node node, String name, int number) {
    if (number > 0) {
      node.set(name, number);
    }
  }

  private static List<String> spent(Trouble trouble, int seat) {
    List<String> spent = new ArrayList<>();
    var cards = trouble.cards();
    for (int token = cards.top(trouble.zones().withHero[seat]); token >= 0; token = cards.next(token)) {
      int companion = trouble.zones().companion(cards.face(token));
      if ((trouble.get(Num.SPENT_COMPANIONS) >> companion & 1) != 0) {
        spent.add("card:" + trouble.content().companions().get(companion).entry().id());
      }
    }
    return spent;
  }
}
