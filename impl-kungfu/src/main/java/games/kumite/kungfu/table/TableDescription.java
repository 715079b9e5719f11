package games.kumite.kungfu.table;

import games.kumite.api.Element.Kind;
import games.kumite.kungfu.content.LocationEntry;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.TableLayout;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.TraitEntry;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.end.CampaignOutcome;
import games.kumite.kungfu.end.Conceding;
import games.kumite.kungfu.figure.WaterWalls;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.prop.Bins;
import games.kumite.kungfu.prop.PropStatus;
import games.kumite.kungfu.state.ActionLegend;
import games.kumite.kungfu.state.Cars;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.ShippedNames;
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
import java.util.stream.Collectors;

/** The description of the table: scenario, seats with their Chi, scenery, figures. Stateless. */
public final class TableDescription {

  @Inject
  TableDescription() {}

  /** Describes everything; nothing is hidden. */
  public void describe(GameState state, TableBuilder table) {
    scenario(state, table);
    if (state.isOver()) {
      table.add(Kind.TOKEN, "campaign").set("campaign", CampaignOutcome.text(state));
    }
    offers(state, table);
    arts(state, table);
    for (int seat = 0; seat < state.config().seats().size(); seat++) {
      seat(state, seat, table);
    }
    Board board = state.board();
    TableBuilder.Node node =
        table.add(Kind.BOARD, "table").set("unit", "0.1 mm").set("width", board.width).set("height", board.height);
    scenery(state, node);
    figures(state, table, node);
    objects(state, node);
    swarms(state, node);
    WaterWalls.each(state.figures(), (corners, caster) -> node.add(Kind.TOKEN, "wall-" + state.figures().name(caster))
        .art("water-wall").set("corners", corners)); // KF-TRT-78a
  }

  private static void swarms(GameState state, TableBuilder.Node board) {
    for (int swarm = 0; swarm < state.swarms().count(); swarm++) {
      long middle = state.swarms().middle(swarm);
      board.add(Kind.TOKEN, Swarms.name(swarm)).art("bees").set("x", Place.x(middle)).set("y", Place.y(middle))
          .set("radius", Swarms.RADIUS);
    }
  }

  private static void objects(GameState state, TableBuilder.Node board) {
    for (int object = 0; object < state.objects().count(); object++) {
      if (state.objects().isGone(object)) {
        continue;
      }
      TableBuilder.Node node = board.add(Kind.TOKEN, Objects.name(object));
      node.art(state.objects().isArtefact(object) ? "artefact" : state.objects().isGoal(object) ? "object"
          : Weapon.values()[state.objects().weapon(object)].word());
      if (state.objects().isArtefact(object)) {
        node.set("artefact", true);
      } else if (!state.objects().isGoal(object)) {
        node.set("weapon", Weapon.values()[state.objects().weapon(object)].word());
      }
      int carrier = state.objects().carrier(object);
      long place = carrier == Figures.NOBODY ? state.objects().place(object) : state.figures().place(carrier);
      if (place != Place.NOWHERE) {
        node.set("x", Place.x(place)).set("y", Place.y(place)).set("level", Place.level(place));
      }
      other(state.figures(), node, "carried-by", carrier);
    }
  }

  private static void scenario(GameState state, TableBuilder table) {
    TableBuilder.Node node = table.add(Kind.TOKEN, "scenario").set("turns", state.get(Counters.TURNS));
    if (state.get(Counters.PLOT) >= 0) {
      int seeker = state.seat(state.lead(state.get(Counters.SEEKER)));
      node.set("plot", state.plot().word()).reference("seeker", state.config().seats().get(seeker).id());
    }
    if (state.get(Counters.OBJECT) >= 0) {
      node.set("object", ObjectKind.values()[state.get(Counters.OBJECT)].word());
    }
    if (state.get(Counters.HOLDER) >= 0) {
      node.reference("holder", "terrain:" + TableLayout.scenicItems(state.board()).get(state.get(Counters.HOLDER)));
    }
    if (state.get(Counters.TARGET) >= 0) {
      node.reference("target", "figure:" + state.figures().name(state.get(Counters.TARGET)));
    }
    if (state.get(Counters.LOCATION) >= 0) {
      LocationEntry location = state.definition().content.locations().get(state.get(Counters.LOCATION));
      node.set("location", location.id()).set("location-text", state.named(location.name()));
      node.set("traits", traits(state));
    }
    if (state.get(Counters.COMPLICATION) >= 0) {
      node.set("complication", Complication.values()[state.get(Counters.COMPLICATION)].word());
    }
    number(node, "information", state.get(Counters.INFORMATION)); // KF-PLT-09c
    number(node, "destroyed", state.get(Counters.DESTROYED)); // KF-PLT-14a
    number(node, "dark", state.get(Counters.DARK)); // KF-RUL-142
    sign(node, "rain", state.get(Counters.RAIN) > 0); // KF-CPL-04a
    sign(node, "gunshots", state.get(Counters.GUNSHOTS) > 0); // KF-LOC-12
    sign(node, "reinforced", state.get(Counters.REINFORCED) > 0); // KF-LOC-44a
    number(node, "idle", Math.max(0, state.get(Counters.IDLE) - 1)); // KF-RUL-47: the turns before this one
    sign(node, "scroll-read", state.get(Counters.SCROLL) < 0); // KF-LOC-45c
    sign(node, "bin-gun", Bins.hasHeld(state, Bins.GUN)); // KF-LOC-19e
    sign(node, "bin-find", Bins.hasHeld(state, Bins.GRISLY)); // KF-LOC-19f
    if (state.get(Counters.KIDNAPPER) > 0) {
      node.reference("kidnapper", state.config().seats().get(state.seat(state.get(Counters.KIDNAPPER) - 1)).id()); // KF-VIP-05b
    }
    sign(node, "void", state.get(Counters.VOID) != 0); // KF-RUL-144
    if (state.get(Counters.VIP) >= 0) {
      node.set("vip", Vip.values()[state.get(Counters.VIP)].word());
    }
    if (state.get(Counters.QUARRY) >= 0) {
      node.reference("quarry", "figure:" + state.figures().name(state.get(Counters.QUARRY)));
    }
    if (state.get(Counters.CONCERN) >= 0) {
      node.reference("concern", "figure:" + state.figures().name(state.get(Counters.CONCERN))).set("kills",
          state.get(Counters.KILLS) == 1);
    }
  }

  private static List<String> traits(GameState state) {
    List<String> words = new ArrayList<>();
    for (LocationTrait trait : LocationTrait.values()) {
      if (state.has(trait)) {
        words.add(trait.word());
      }
    }
    return words;
  }

  /** Describes a profile that can be recruited, with its other forms (KF-TRT-60a). */
  private static void offer(GameState state, Profile profile, TableBuilder table) {
    TableBuilder.Node token = table.add(Kind.TOKEN, "profile-" + profile.id).art(profile.art()).set("label", state.named(profile))
        .set("type", Texts.word(profile.type)).set("points", profile.points).set("quality", profile.quality)
        .set("combat", profile.combat).set("traits", words(profile.traits(0)));
    for (int form = 1; form < profile.forms(); form++) {
      token.set("traits-in-form-" + (form + 1), words(profile.traits(form)))
          .set("traits-in-form-" + (form + 1) + "-text", inWords(state.config().texts(), profile.traits(form)));
    }
  }

  /** Describes the things that a choice before deployment may name. */
  private static void offers(GameState state, TableBuilder table) {
    if (state.get(Counters.LOCATION) >= 0) { // events go on naming it
      LocationEntry chosen = state.definition().content.locations().get(state.get(Counters.LOCATION));
      table.add(Kind.TOKEN, "location-" + chosen.id()).art(chosen.id()).set("label", state.named(chosen.name()));
    }
    if (isRecruiting(state)) {
      state.definition().content.gangs().forEach(gang -> table.add(Kind.TOKEN, "gang-" + gang.id())
          .art(gang.id()).set("label", state.named(gang.name())).set("figures", gang.members().size()));
      state.definition().content.profiles().forEach(profile -> offer(state, profile, table));
      state.figures().built().forEach(profile -> offer(state, profile, table));
    } else if (state.get(Counters.PLOT) >= 0 && state.get(Counters.LOCATION) < 0) {
      state.definition().content.locations().forEach(location -> table.add(Kind.TOKEN, "location-" + location.id())
          .art(location.id()).set("label", state.named(location.name())));
    } else if (state.get(Counters.LOCATION) >= 0 && state.get(Counters.TABLE) < 0) {
      state.definition().content.tables().values().forEach(layout -> table.add(Kind.TOKEN, "table-" + layout.id())
          .art(layout.id()).set("label", state.named(layout.name())).set("indoors", layout.indoors()));
    }
  }

  private static boolean isRecruiting(GameState state) {
    return state.gang(state.gangs() - 1, Counters.MEMBERS) == 0;
  }

  /** Describes the traits that figures have, or may have. */
  private static void arts(GameState state, TableBuilder table) {
    for (TraitEntry entry : state.definition().content.traits()) {
      if (isRecruiting(state) || state.figures().traits().has(entry.trait())) {
        table.add(Kind.TOKEN, "trait-" + entry.id()).art(entry.id()).set("label", state.named(entry.name()))
            .set("text", ShippedNames.trait(state.config().texts(), entry.id(), entry.text()));
      }
    }
  }

  private static String inWords(Texts texts, List<Trait> traits) {
    return traits.stream().map(trait -> texts.text("value.traits." + trait.word())).collect(Collectors.joining(", "));
  }

  static List<String> words(List<Trait> traits) {
    return traits.stream().map(Trait::word).toList();
  }

  private static void seat(GameState state, int seat, TableBuilder table) {
    int active = state.get(Counters.ACTIVE);
    TableBuilder.Node node = table.seat(seat).set("active", active >= 0 && state.seat(active) == seat);
    int points = 0;
    for (int gang = 0; gang < state.gangs(); gang++) {
      points += state.seat(gang) == seat ? state.gang(gang, Counters.POINTS) : 0;
    }
    node.set("points", points);
    sign(node, "conceded", Conceding.has(state, seat)); // KF-RUL-198
    if (state.get(Counters.ATTACKER) >= 0) {
      node.set("role", state.side(seat) == state.attackers() ? "attacker" : "defender");
    }
    for (int gang = 0; gang < state.gangs(); gang++) {
      if (state.seat(gang) == seat) {
        gang(state, gang, table, node);
      }
    }
  }

  private static void gang(GameState state, int gang, TableBuilder table, TableBuilder.Node node) {
    TableBuilder.Node track = node.add(Kind.TRACK, "chi-" + (gang + 1)).set("value", state.gang(gang, Counters.CHI))
        .set("min", 0).set("max", state.gang(gang, Counters.CHI_LEVEL))
        .set("active", state.get(Counters.ACTIVE) == gang).set("drawn", (state.get(Counters.DRAWN) >> gang & 1) != 0);
    number(track, "energy", state.gang(gang, Counters.ENERGY)); // KF-LOC-39a
    number(track, "next-level", state.gang(gang, Counters.LEVEL_CHANGE));
    number(track, "thanks", state.gang(gang, Counters.THANKS)); // KF-VIP-05f
    if (isRecruiting(state)) {
      int budget = state.definition().settings.budget();
      int spent = state.gang(gang, Counters.POINTS);
      track.set("budget", budget).set("spent", spent).set("left", Math.max(0, budget - spent))
          .set("missing", Math.max(0, state.definition().limits.minFigures() - state.members(gang).size()));
    }
    Figures figures = state.figures();
    for (int i = 0; i < figures.count(); i++) {
      if (figures.gang(i) == gang && !figures.isPlaced(i)) {
        FigureDescription.describe(state, i, table, node.add(Kind.FIGURE, figures.name(i)));
      }
    }
  }

  private static void scenery(GameState state, TableBuilder.Node board) {
    List<String> scenic = TableLayout.scenicItems(state.board());
    Set<String> items = new LinkedHashSet<>();
    for (int i = 0; i < state.board().pieces(); i++) {
      if (state.board().isThere(i)) {
        items.add(state.board().piece(i).item);
      }
    }
    for (String item : items) {
      List<Piece> parts = Spots.parts(state.board(), item);
      boolean isWhole = parts.size() == 1 && parts.get(0).id.equals(item);
      TableBuilder.Node node = board.add(Kind.TERRAIN, item).art(parts.get(0).kind);
      if (scenic.contains(item)) {
        node.set("item", scenic.indexOf(item) + 1).set("goal", state.isMarked(scenic.indexOf(item)))
            .set("burning", (state.burning() >> scenic.indexOf(item) & 1) != 0);
        sign(node, "searched", state.isSearched(scenic.indexOf(item))); // KF-RUL-69
        sign(node, "sought", state.isSought(scenic.indexOf(item))); // KF-CPL-01a
      }
      if (isWhole) {
        piece(state, parts.get(0), node);
      } else {
        node.set("label", ActionLegend.kind(state, parts));
        parts.forEach(part -> piece(state, part, node.add(Kind.TERRAIN, part.id).art(part.kind)));
      }
    }
  }

  /** Describes a piece; its number is the one that actions use. */
  private static void piece(GameState state, Piece piece, TableBuilder.Node node) {
    int number = state.board().find(piece.id);
    node.set("piece", number + 1).set("label", ActionLegend.kind(state, piece));
    if (PropStatus.left(state, number) >= 0) {
      node.set("left", PropStatus.left(state, number));
    }
    if (!PropStatus.state(state, number).isEmpty()) {
      node.set("state", PropStatus.state(state, number));
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
    node.set("flags", flags);
    List<Integer> corners = new ArrayList<>();
    for (int corner = 0; corner < outline.corners(); corner++) {
      corners.add(outline.x(corner));
      corners.add(outline.y(corner));
    }
    node.set("corners", corners);
    car(state, piece, node);
  }

  /** Describes the cause of a car's motion, and its driver (KF-RUL-140). */
  private static void car(GameState state, Piece piece, TableBuilder.Node node) {
    Cars cars = state.cars();
    int car = cars.count() == 0 || !piece.is(Flag.CAR) ? Cars.NONE : cars.of(state.board().find(piece.id));
    if (car != Cars.NONE) {
      node.set("motion", Texts.word(cars.motion(car))).set("sticks", cars.sticks(car)).set("wired", cars.isWired(car));
      other(state.figures(), node, "driver", cars.driver(car));
    }
  }

  /** Describes the figures: those on the board lie on it, neutral ones that are not there yet beside it. */
  private static void figures(GameState state, TableBuilder table, TableBuilder.Node board) {
    Figures figures = state.figures();
    for (int i = 0; i < figures.count(); i++) {
      if (figures.isPlaced(i)) {
        FigureDescription.describe(state, i, table, board.add(Kind.FIGURE, figures.name(i)));
      } else if (figures.gang(i) == Figures.NEUTRAL) {
        FigureDescription.describe(state, i, table, table.add(Kind.FIGURE, figures.name(i)));
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
      node.reference(name, "figure:" + figures.name(other));
    }
  }
}
