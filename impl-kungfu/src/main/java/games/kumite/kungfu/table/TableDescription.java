package games.kumite.kungfu.table;

import games.kumite.api.Element.Kind;
import games.kumite.kungfu.ability.Walls;
import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.TraitEntry;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.end.Bequest;
import games.kumite.kungfu.end.Conceding;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.prop.Bins;
import games.kumite.kungfu.prop.Signs;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Swarms;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The description of the table: scenario, seats with their Chi, scenery, figures. Stateless. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /** Describes everything; nothing is hidden. */
  public void describe(Fight fight, TableBuilder table) {
    scenario(fight, table);
    if (fight.isOver()) {
      table.add(Kind.TOKEN, "campaign").set("value", Bequest.text(fight));
    }
    offers(fight, table);
    arts(fight, table);
    for (int seat = 0; seat < fight.start().seats().size(); seat++) {
      seat(fight, seat, table);
    }
    Board board = fight.board();
    TableBuilder.Node node =
        table.add(Kind.BOARD, "table").set("label", "table").set("width", board.width).set("height", board.height);
    scenery(fight, node);
    figures(fight, table, node);
    objects(fight, node);
    swarms(fight, node);
    Walls.each(fight.figures(), (corners, caster) -> node.add(Kind.TOKEN, "wall-" + fight.figures().name(caster))
        .set("label", "wall of water").set("corners", corners)); // KF-TRT-78a
  }

  private static void swarms(Fight fight, TableBuilder.Node board) {
    for (int swarm = 0; swarm < fight.swarms().count(); swarm++) {
      long middle = fight.swarms().middle(swarm);
      board.add(Kind.TOKEN, Swarms.name(swarm)).set("label", "bees").set("x", Place.x(middle)).set("y", Place.y(middle))
          .set("radius", Swarms.RADIUS);
    }
  }

  private static void objects(Fight fight, TableBuilder.Node board) {
    for (int object = 0; object < fight.objects().count(); object++) {
      if (fight.objects().isGone(object)) {
        continue;
      }
      TableBuilder.Node node = board.add(Kind.TOKEN, Objects.name(object));
      if (fight.objects().isArtefact(object)) {
        node.set("artefact", true);
      } else if (!fight.objects().isGoal(object)) {
        node.set("weapon", Weapon.values()[fight.objects().weapon(object)].word());
      }
      int carrier = fight.objects().carrier(object);
      long place = carrier == Figures.NOBODY ? fight.objects().place(object) : fight.figures().place(carrier);
      if (place != Place.NOWHERE) {
        node.set("x", Place.x(place)).set("y", Place.y(place)).set("level", Place.level(place));
      }
      other(fight.figures(), node, "carried-by", carrier);
    }
  }

  private static void scenario(Fight fight, TableBuilder table) {
    TableBuilder.Node node = table.add(Kind.TOKEN, "scenario").set("turns", fight.get(Num.TURNS));
    if (fight.get(Num.PLOT) >= 0) {
      int seeker = fight.seat(fight.lead(fight.get(Num.SEEKER)));
      node.set("plot", fight.plot().word()).refer("seeker", fight.start().seats().get(seeker).id());
    }
    if (fight.get(Num.OBJECT) >= 0) {
      node.set("object", ObjectKind.values()[fight.get(Num.OBJECT)].word());
    }
    if (fight.get(Num.HOLDER) >= 0) {
      node.refer("holder", "terrain:" + TableLayout.scenicItems(fight.board()).get(fight.get(Num.HOLDER)));
    }
    if (fight.get(Num.TARGET) >= 0) {
      node.refer("target", "figure:" + fight.figures().name(fight.get(Num.TARGET)));
    }
    if (fight.get(Num.LOCATION) >= 0) {
      node.set("location", fight.terms().content.locations().get(fight.get(Num.LOCATION)).id());
      node.set("traits", traits(fight));
    }
    if (fight.get(Num.COMPLICATION) >= 0) {
      node.set("complication", Complication.values()[fight.get(Num.COMPLICATION)].word());
    }
    number(node, "information", fight.get(Num.INFORMATION)); // KF-PLT-09c
    number(node, "destroyed", fight.get(Num.DESTROYED)); // KF-PLT-14a
    number(node, "dark", fight.get(Num.DARK)); // KF-RUL-142
    sign(node, "rain", fight.get(Num.RAIN) > 0); // KF-CPL-04a
    sign(node, "gunshots", fight.get(Num.GUNSHOTS) > 0); // KF-LOC-12
    sign(node, "reinforced", fight.get(Num.REINFORCED) > 0); // KF-LOC-44a
    number(node, "idle", Math.max(0, fight.get(Num.IDLE) - 1)); // KF-RUL-47: the turns before this one
    sign(node, "scroll-read", fight.get(Num.SCROLL) < 0); // KF-LOC-45c
    sign(node, "bin-gun", Bins.hasHeld(fight, Bins.GUN)); // KF-LOC-19e
    sign(node, "bin-find", Bins.hasHeld(fight, Bins.GRISLY)); // KF-LOC-19f
    if (fight.get(Num.KIDNAPPER) > 0) {
      node.refer("kidnapper", fight.start().seats().get(fight.seat(fight.get(Num.KIDNAPPER) - 1)).id()); // KF-VIP-05b
    }
    sign(node, "void", fight.get(Num.VOID) != 0); // KF-RUL-144
    if (fight.get(Num.VIP) >= 0) {
      node.set("vip", Vip.values()[fight.get(Num.VIP)].word());
    }
    if (fight.get(Num.QUARRY) >= 0) {
      node.refer("quarry", "figure:" + fight.figures().name(fight.get(Num.QUARRY)));
    }
    if (fight.get(Num.CONCERN) >= 0) {
      node.refer("concern", "figure:" + fight.figures().name(fight.get(Num.CONCERN))).set("kills",
          fight.get(Num.KILLS) == 1);
    }
  }

  private static String traits(Fight fight) {
    List<String> words = new ArrayList<>();
    for (LocationTrait trait : LocationTrait.values()) {
      if (fight.has(trait)) {
        words.add(trait.word());
      }
    }
    return String.join(" ", words);
  }

  /** Describes a profile that can be recruited, with its other forms (KF-TRT-60a). */
  private static void offer(Profile profile, TableBuilder table) {
    TableBuilder.Node token = table.add(Kind.TOKEN, "profile-" + profile.id).set("label", profile.name)
        .set("type", Texts.word(profile.type)).set("points", profile.points).set("quality", profile.quality)
        .set("combat", profile.combat).set("traits", words(profile.traits(0)));
    for (int form = 1; form < profile.forms(); form++) {
      token.set("traits-in-form-" + (form + 1), words(profile.traits(form)));
    }
  }

  /** Describes the things that a choice before deployment may name. */
  private static void offers(Fight fight, TableBuilder table) {
    if (fight.get(Num.LOCATION) >= 0) { // events go on naming it
      LocationEntry chosen = fight.terms().content.locations().get(fight.get(Num.LOCATION));
      table.add(Kind.TOKEN, "location-" + chosen.id()).set("label", chosen.name());
    }
    if (isRecruiting(fight)) {
      fight.terms().content.gangs().forEach(gang -> table.add(Kind.TOKEN, "gang-" + gang.id())
          .set("label", gang.name()).set("figures", gang.members().size()));
      fight.terms().content.profiles().forEach(profile -> offer(profile, table));
    } else if (fight.get(Num.PLOT) >= 0 && fight.get(Num.LOCATION) < 0) {
      fight.terms().content.locations().forEach(location -> table.add(Kind.TOKEN, "location-" + location.id())
          .set("label", location.name()));
    } else if (fight.get(Num.LOCATION) >= 0 && fight.get(Num.TABLE) < 0) {
      fight.terms().content.tables().values().forEach(layout -> table.add(Kind.TOKEN, "table-" + layout.id())
          .set("label", layout.name()).set("indoors", layout.indoors()));
    }
  }

  private static boolean isRecruiting(Fight fight) {
    return fight.gang(fight.gangs() - 1, Num.POINTS) == 0;
  }

  /** Describes the traits that figures have, or may have. */
  private static void arts(Fight fight, TableBuilder table) {
    for (TraitEntry entry : fight.terms().content.traits()) {
      if (isRecruiting(fight) || fight.figures().traits().has(entry.trait())) {
        table.add(Kind.TOKEN, "trait-" + entry.id()).set("label", entry.name()).set("text", entry.text());
      }
    }
  }

  static String words(List<Trait> traits) {
    return String.join(" ", traits.stream().map(Trait::word).toList());
  }

  private static void seat(Fight fight, int seat, TableBuilder table) {
    int active = fight.get(Num.ACTIVE);
    TableBuilder.Node node = table.seat(seat).set("active", active >= 0 && fight.seat(active) == seat);
    int points = 0;
    for (int gang = 0; gang < fight.gangs(); gang++) {
      points += fight.seat(gang) == seat ? fight.gang(gang, Num.POINTS) : 0;
    }
    node.set("points", points);
    sign(node, "conceded", Conceding.has(fight, seat)); // KF-RUL-198
    if (fight.get(Num.ATTACKER) >= 0) {
      node.set("role", fight.side(seat) == fight.attackers() ? "attacker" : "defender");
    }
    for (int gang = 0; gang < fight.gangs(); gang++) {
      if (fight.seat(gang) == seat) {
        gang(fight, gang, table, node);
      }
    }
  }

  private static void gang(Fight fight, int gang, TableBuilder table, TableBuilder.Node node) {
    TableBuilder.Node track = node.add(Kind.TRACK, "chi-" + (gang + 1)).set("value", fight.gang(gang, Num.CHI))
        .set("min", 0).set("max", fight.gang(gang, Num.CHI_LEVEL)).set("energy", fight.gang(gang, Num.ENERGY))
        .set("next-level", fight.gang(gang, Num.LEVEL_CHANGE))
        .set("active", fight.get(Num.ACTIVE) == gang).set("drawn", (fight.get(Num.DRAWN) >> gang & 1) != 0);
    number(track, "thanks", fight.gang(gang, Num.THANKS)); // KF-VIP-05f
    Figures figures = fight.figures();
    for (int i = 0; i < figures.count(); i++) {
      if (figures.gang(i) == gang && !figures.isPlaced(i)) {
        FigureDescription.describe(fight, i, table, node.add(Kind.FIGURE, figures.name(i)));
      }
    }
  }

  private static void scenery(Fight fight, TableBuilder.Node board) {
    List<String> scenic = TableLayout.scenicItems(fight.board());
    Set<String> items = new LinkedHashSet<>();
    for (int i = 0; i < fight.board().pieces(); i++) {
      if (fight.board().isThere(i)) {
        items.add(fight.board().piece(i).item);
      }
    }
    for (String item : items) {
      List<Piece> parts = Spots.parts(fight.board(), item);
      boolean isWhole = parts.size() == 1 && parts.get(0).id.equals(item);
      TableBuilder.Node node = board.add(Kind.TERRAIN, item);
      if (scenic.contains(item)) {
        node.set("item", scenic.indexOf(item) + 1).set("goal", fight.isMarked(scenic.indexOf(item)))
            .set("burning", (fight.burning() >> scenic.indexOf(item) & 1) != 0);
        sign(node, "searched", fight.isSearched(scenic.indexOf(item))); // KF-RUL-69
        sign(node, "sought", fight.isSought(scenic.indexOf(item))); // KF-CPL-01a
      }
      if (isWhole) {
        piece(fight, parts.get(0), node);
      } else {
        node.set("label", Named.kind(parts));
        parts.forEach(part -> piece(fight, part, node.add(Kind.TERRAIN, part.id)));
      }
    }
  }

  /** Describes a piece; its number is the one that actions use. */
  private static void piece(Fight fight, Piece piece, TableBuilder.Node node) {
    int number = fight.board().find(piece.id);
    node.set("piece", number + 1).set("label", Named.kind(piece));
    if (Signs.left(fight, number) >= 0) {
      node.set("left", Signs.left(fight, number));
    }
    if (!Signs.state(fight, number).isEmpty()) {
      node.set("state", Signs.state(fight, number));
    }
    Polygon outline = piece.outline;
    node.set("kind", piece.kind.toLowerCase(Locale.ROOT)).set("x", outline.left()).set("y", outline.low())
        .set("width", outline.right() - outline.left()).set("height", outline.high() - outline.low())
        .set("base", piece.base).set("top", piece.top);
    List<String> flags = new ArrayList<>();
    for (Flag flag : Flag.values()) {
      if (piece.is(flag)) {
        flags.add(flag.name().toLowerCase(Locale.ROOT));
      }
    }
    node.set("flags", String.join(" ", flags));
    List<String> corners = new ArrayList<>();
    for (int corner = 0; corner < outline.corners(); corner++) {
      corners.add(outline.x(corner) + " " + outline.y(corner));
    }
    node.set("corners", String.join(" ", corners));
    car(fight, piece, node);
  }

  /** Describes the cause of a car's motion, and its driver (KF-RUL-140). */
  private static void car(Fight fight, Piece piece, TableBuilder.Node node) {
    Cars cars = fight.cars();
    int car = cars.count() == 0 || !piece.is(Flag.CAR) ? Cars.NONE : cars.of(fight.board().find(piece.id));
    if (car != Cars.NONE) {
      node.set("motion", Texts.word(cars.motion(car))).set("sticks", cars.sticks(car)).set("wired", cars.isWired(car));
      other(fight.figures(), node, "driver", cars.driver(car));
    }
  }

  /** Describes the figures: those on the board lie on it, neutral ones that are not there yet beside it. */
  private static void figures(Fight fight, TableBuilder table, TableBuilder.Node board) {
    Figures figures = fight.figures();
    for (int i = 0; i < figures.count(); i++) {
      if (figures.isPlaced(i)) {
        FigureDescription.describe(fight, i, table, board.add(Kind.FIGURE, figures.name(i)));
      } else if (figures.gang(i) == Figures.NEUTRAL) {
        FigureDescription.describe(fight, i, table, table.add(Kind.FIGURE, figures.name(i)));
      }
    }
  }

  /** Describes a number that most figures do not have. */
  static void number(TableBuilder.Node node, String name, int value) {
    if (value != 0) {
      node.set(name, value);
    }
  }

  /** Describes a flag that is rarely set. */
  static void sign(TableBuilder.Node node, String name, boolean isSo) {
    if (isSo) {
      node.set(name, true);
    }
  }

  static void other(Figures figures, TableBuilder.Node node, String name, int other) {
    if (other != Figures.NOBODY) {
      node.refer(name, "figure:" + figures.name(other));
    }
  }
}
