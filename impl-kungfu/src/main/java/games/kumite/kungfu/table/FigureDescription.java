package games.kumite.kungfu.table;

import games.kumite.api.Element.Kind;
import games.kumite.kungfu.content.FigureType;
import games.kumite.kungfu.content.Profile;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.FigureRelations;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Foresight;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.HeldWeapons;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.SecretNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The description of a figure: its profile, possessions and sufferings, and the figures that caused them. */
final class FigureDescription {

  /** The deeds and sufferings of figures that count for what is still to come. */
  private static final List<PlotDeed> DEEDS = List.of(PlotDeed.HUMBLED, PlotDeed.RECOILED, PlotDeed.FELLED, PlotDeed.QUESTIONED, PlotDeed.INFORMED,
      PlotDeed.TOUCHED, PlotDeed.BITTEN, PlotDeed.TREATED, PlotDeed.ASSAILED, PlotDeed.JUMPED, PlotDeed.STRANDED, PlotDeed.UNARMED, PlotDeed.REFUSED,
      PlotDeed.SHOCKED, PlotDeed.PERSUADES, PlotDeed.BEATEN, PlotDeed.SUNKEN, PlotDeed.BURDENED, PlotDeed.LEADING);

  private FigureDescription() {}

  /** Describes all about a figure, in a node of its own. */
  static void describe(GameState state, int figure, TableBuilder table, TableBuilder.Node node) {
    Figures figures = state.figures();
    node.art(figures.profile(figure).art()).set("label", state.called(figure));
    if (figures.gang(figure) != Figures.NEUTRAL) {
      node.set("owner", state.config().seats().get(state.seat(figures.gang(figure))).id());
    }
    if (figures.isPlaced(figure)) {
      long place = figures.place(figure);
      node.set("x", Place.x(place)).set("y", Place.y(place)).set("level", Place.level(place));
    }
    node.set("radius", figures.size(figure).radius());
    type(state, figure, node);
    node.set("quality", figures.quality(figure)).set("combat", figures.combat(figure))
        .set("traits", TableDescription.words(traits(figures, figure)))
        .set("conditions", conditions(figures, figure));
    List<String> deeds = deeds(figures, figure);
    if (!deeds.isEmpty()) {
      node.set("deeds", deeds);
    }
    TableDescription.number(node, "wounds", figures.wounds(figure));
    TableDescription.number(node, "banked", figures.bank(figure));
    TableDescription.number(node, "sacrificed", figures.extraDice(figure)); // KF-TRT-59a
    TableDescription.number(node, "sacrificed-for-next", figures.offeredDice(figure));
    TableDescription.number(node, "grenades", figures.arms().grenades(figure));
    TableDescription.number(node, "form", figures.form(figure));
    TableDescription.number(node, "breath", figures.breath(figure)); // KF-RUL-141
    weapons(figures.arms(), figure, node);
    if (figures.is(figure, Condition.INSIDE) && !figures.isUnderground(figure)) {
      node.reference("in", "terrain:" + state.board().piece(figures.vehicle(figure)).id);
    }
    TableDescription.other(figures, node, "carried-by", figures.carrier(figure));
    TableDescription.other(figures, node, "held-by", figures.grappler(figure));
    if (figures.foresight().first(figure) != Foresight.BLIND) {
      foreseen(state, figure, table, node);
    }
    if (figures.home(figure) != Figures.NEUTRAL && state.gang(figures.home(figure), Counters.PROTAGONIST) == figure + 1
        && figures.count(other -> isProtagonist(figures, other, figures.home(figure))) > 1) {
      node.set("meant", true); // KF-RUL-181
    }
    if (figures.snare(figure) >= 0) {
      node.reference("caught-in", "terrain:" + state.board().piece(figures.snare(figure)).item);
    }
    if (state.get(Counters.SCROLL) > 0 && state.get(Counters.SCROLL_HOLDER) == figure) {
      node.set("scroll", Trait.SPELLS.get(state.get(Counters.SCROLL) - 1).word());
    }
    TableDescription.other(figures, node, "transfixed-by", figures.causer(figure));
    TableDescription.other(figures, node, "humbled-by", figures.humbler(figure));
    TableDescription.other(figures, node, "run-by", figures.rider(figure)); // a spirit, its host, a Flying Sword
    TableDescription.other(figures, node, "trembles-by", figures.trembling(figure)); // KF-TRT-57c
    if (figures.is(figure, Condition.AWED)) {
      node.reference("awed-by", all(figures, other -> figures.isAwedBy(figure, other)));
    }
    if (figures.is(figure, Condition.CHARMED)) {
      node.reference("charmed-by", all(figures, other -> figures.isCharmedBy(figure, other)));
    }
    related(figures, figure, FigureRelations.Relation.BARRED, node, "barred-to"); // KF-TRT-55c
    related(figures, figure, FigureRelations.Relation.UNMOVED, node, "unmoved-by"); // KF-TRT-46c
  }

  /**
   * Describes its type; of a guest, who is neither Protagonist nor Extra, also the type as which it takes damage (KF-RUL-146).
   */
  private static void type(GameState state, int figure, TableBuilder.Node node) {
    Profile profile = state.figures().profile(figure);
    boolean isNeither = profile.isGuest && !VipFigures.isZombie(state, figure); // KF-RUL-145
    node.set("type", isNeither ? "guest" : Texts.word(profile.type));
    if (isNeither && !state.figures().is(figure, Condition.SWORD) && !state.figures().is(figure, Condition.SPIRIT)) {
      node.set("damage", Texts.word(profile.type));
    }
  }

  private static boolean isProtagonist(Figures figures, int figure, int gang) {
    return figures.home(figure) == gang && figures.profile(figure).type == FigureType.PROTAGONIST && !figures.profile(figure).isGuest;
  }

  private static void related(Figures figures, int figure, FigureRelations.Relation relation, TableBuilder.Node node, String name) {
    List<String> others = all(figures, other -> figures.pairs().has(relation, figure, other));
    if (!others.isEmpty()) {
      node.reference(name, others);
    }
  }

  private static List<String> all(Figures figures, IntPredicate which) {
    return IntStream.range(0, figures.count()).filter(which).mapToObj(other -> Figures.KIND + figures.name(other)).toList();
  }

  /** Describes the weapons it holds, and those of them that must be reloaded or repaired (KF-RUL-55, KF-GUN-26, KF-GUN-27). */
  private static void weapons(HeldWeapons arms, int figure, TableBuilder.Node node) {
    weapons(arms, figure, arms.weapons(figure), node, "weapons");
    weapons(arms, figure, arms.jammed(figure), node, "jammed");
    weapons(arms, figure, arms.brokenDown(figure), node, "broken-down");
  }

  private static void weapons(HeldWeapons arms, int figure, int places, TableBuilder.Node node, String name) {
    List<String> words = new ArrayList<>();
    for (int place = 0; place < arms.weaponPlaces(figure); place++) {
      if ((places >> place & 1) != 0) {
        words.add(arms.weapon(figure, place).word());
      }
    }
    if (!words.isEmpty()) {
      node.set(name, words);
    }
  }

  /** Describes how many dice it has foreseen and not used, and those that the observer knows; used ones are open (KF-TRT-43a). */
  private static void foreseen(GameState state, int figure, TableBuilder table, TableBuilder.Node node) {
    node.set("foreseen", IChing.left(state, figure));
    for (int n = 0; n < IChing.FORESEEN; n++) {
      SecretNumber cell = IChing.cell(state, figure, n);
      if (!state.foreseen().isEmpty(cell) && table.isVisibleTo(state.foreseen().knownBy(cell))) {
        node.add(Kind.DIE, cell.name()).set("face", state.foreseen().number(cell)).set("sides", cell.sides())
            .set("used", state.figures().foresight().isSpent(figure, n));
      }
    }
  }

  /**
   * Returns the traits of its form except those that a challenge has cost it (KF-TAO-10b), and those that fury has given it
   * (KF-VIP-07e, KF-VIP-10b).
   */
  private static List<Trait> traits(Figures figures, int figure) {
    List<Trait> traits = new ArrayList<>(figures.profile(figure).traits(figures.form(figure)));
    for (Trait gained : List.of(Trait.DASHING, Trait.BOILING_BLOOD)) {
      if (figures.has(figure, PlotDeed.FURIOUS) && Capabilities.has(figures, figure, gained) && !traits.contains(gained)) {
        traits.add(gained);
      }
    }
    traits.removeIf(trait -> figures.hasLost(figure, trait));
    return traits;
  }

  private static List<String> deeds(Figures figures, int figure) {
    List<String> words = new ArrayList<>();
    for (PlotDeed deed : DEEDS) {
      if (figures.has(figure, deed)) {
        words.add(Texts.word(deed));
      }
    }
    return words;
  }

  private static List<String> conditions(Figures figures, int figure) {
    List<String> words = new ArrayList<>();
    for (Condition condition : Condition.values()) {
      if (figures.is(figure, condition)) {
        words.add(Texts.word(condition));
      }
    }
    return words;
  }
}
