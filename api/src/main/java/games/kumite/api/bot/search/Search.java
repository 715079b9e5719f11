package games.kumite.api.bot.search;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A search of an {@code mcts} bot: every iteration walks down the tree in a world of its own, and adds an edge. */
public final class Search {

  /**
   * The number of actions that a decision always opens. {@code OPENED_MORE} is the number of further ones for each
   * square root of its visits.
   */
  private static final int ALWAYS_OPEN = 8;
  private static final int OPENED_MORE = 2;

  /** The number of actions to draw with estimates, of which the best is opened. */
  private static final int DRAWN_TOGETHER = 4;

  /** The number of visits from which a long list below the root is ranked, with heuristic playouts. */
  private static final int RANKED_FROM = 16;
  /**
   * The prior probability of the heuristic action, with heuristic playouts. {@code WIDER} is the exploration factor of
   * the prior in deviations of the rewards. {@code OPENED_BESIDE} is the number of other actions opened for each square
   * root of the visits.
   */
  private static final double FAVOUR = 0.8;
  private static final double WIDER = 2;
  private static final double OPENED_BESIDE = 0.5;
  private static final String ANY_KIND = "";

  private final Tree tree;
  private final int root;
  private final double exploration;
  private final boolean isFixed;
  private final boolean isRanking;
  private final boolean isKeyed;
  private final int searcher;
  private final Playout playout;
  private final RewardDeviation spread;
  private final SeededRandom random;
  private final Phase phase;
  private int[] edges = new int[64];
  private int[] actors = new int[64];
  private int depth;
  private int copies;
  private boolean[] taken = new boolean[64];

  public Search(Tree tree, Perspective perspective, Decision decision, MctsSettings settings, SeededRandom random) {
    GameProperties facts = perspective.game().properties();
    this.tree = tree;
    this.exploration = settings.exploration();
    this.isFixed = !facts.hasHiddenInformation() && !facts.hasChance();
    this.playout = new Playout(perspective, settings.aim(), settings.playout());
    this.spread = playout.isCut() ? RewardDeviation.ofEstimates(perspective.seats().size()) : new RewardDeviation(perspective.seats().size());
    this.random = random;
    this.phase = perspective.phase();
    this.isRanking = playout.isCut();
    this.isKeyed = facts.hasHiddenInformation() && !facts.isCooperative();
    this.searcher = decision.seat().index();
    tree.clear();
    this.root = tree.addNode(decision.seat().index(), isFixed ? ANY_KIND : decision.kind());
  }

  /**
   * Plays a world to its end, and learns from it.
   *
   * @return the number of copies of the world
   */
  public int iterate(Match world) {
    depth = 0;
    copies = 0;
    playout.begin(world);
    double[] rewards = descend(world);
    spread.add(rewards);
    for (int i = 0; i < depth; i++) {
      tree.credit(edges[i], rewards[actors[i]]);
    }
    return copies;
  }

  /** Chooses by the tree until an action is new, and plays on from there. */
  private double[] descend(Match world) {
    for (int choices = world.search().searchActionCount(); choices > 0; choices = world.search().searchActionCount()) {
      if (isFixed && choices == 1 && world.decision().templates().isEmpty()) {
        world.play(0);
        continue;
      }
      if (playout.isWithinPhase() && depth > 0 && !world.phase().equals(phase)) {
        break;
      }
      if (playout.isAfterRound(world)) {
        break;
      }
      Decision decision = isFixed ? null : world.decision();
      int node = depth == 0 ? root : next(world, decision);
      List<Action> listed = decision == null ? List.of() : leading(decision.actions(), choices);
      if (tree.isNew(node)) {
        tree.setWide(node, !world.decision().templates().isEmpty());
      }
      int met = decision == null ? tree.size(node) - tree.drawnEdges(node) : meet(node, listed, decision);
      boolean isNew = met == 0 && tree.drawnEdges(node) == 0;
      if (isNew && playout.isWithinRound() && decision != null && !tree.isFull()) {
        return openSensible(world, node, listed);
      }
      boolean isOpen = choices <= ALWAYS_OPEN && !tree.isWide(node) && !playout.isWithinRound();
      int open = isOpen ? choices : opened(node, choices, world, listed);
      if (met < Math.min(open, choices) && !tree.isFull()) {
        int place = untried(node, listed, choices, choices - met);
        tread(node, tree.addEdge(node, place, decision == null ? null : listed.get(place)));
        world.play(place);
        return playout.run(world, random);
      }
      if (tree.isWide(node) && tree.draws(node) < open - choices && !tree.isFull()) {
        Action drawn = draw(world, node);
        if (drawn != null) {
          tread(node, tree.addEdge(node, Tree.DRAWN, drawn));
          world.play(drawn);
          return playout.run(world, random);
        }
      }
      double reach = exploration * spread.of(tree.actor(node));
      int edge = playout.isWithinRound() ? tree.select(node, WIDER * reach, FAVOUR) : tree.select(node, reach);
      if (edge == Tree.NONE) {
        return playout.run(world, random);
      }
      tread(node, edge);
      play(world, edge);
    }
    return playout.judge(world);
  }

  /**
   * Opens a list with the action of the game's heuristic, which is preferred until another one proves better. The
   * action may be missing from the list or from its first actions.
   */
  private double[] openSensible(Match world, int node, List<Action> listed) {
    Action played = world.search().playHeuristic(random);
    int place = listed.indexOf(played);
    int edge = tree.addEdge(node, place < 0 ? Tree.DRAWN : place, played);
    tree.favour(edge);
    tread(node, edge);
    return playout.run(world, random);
  }

  /** Returns the first actions of a list, which a search has to consider. */
  private static List<Action> leading(List<Action> actions, int choices) {
    return choices == actions.size() ? actions : actions.subList(0, choices);
  }

  /** Finds the edges that are legal in a world: listed ones and drawn ones. */
  private int meet(int node, List<Action> listed, Decision decision) {
    int met = tree.meet(node, listed);
    if (tree.drawnEdges(node) > 0 && depth > 0) {
      int end = tree.first(node) + tree.size(node);
      for (int edge = tree.first(node); edge < end; edge++) {
        if (tree.place(edge) == Tree.DRAWN && !decision.isLegal(action(edge))) {
          tree.leaveOut(edge);
        }
      }
    }
    return met;
  }

  private Action action(int edge) {
    return Objects.requireNonNull(tree.action(edge), "what was drawn is kept");
  }

  private void play(Match world, int edge) {
    if (tree.place(edge) == Tree.DRAWN) {
      world.play(action(edge));
    } else {
      world.play(tree.place(edge));
    }
  }

  /** Draws a legal action that is neither listed nor an edge yet; null if no draw has found one. */
  private @Nullable Action draw(Match world, int node) {
    tree.countDraw(node);
    List<Action> listed = world.decision().actions();
    Action best = null;
    double max = -1;
    for (int tries = isRanking ? DRAWN_TOGETHER : 1; tries > 0; tries--) {
      Match after = world.copy();
      copies++;
      Action drawn = after.playRandom(random);
      if (!tree.has(node, drawn) && !listed.contains(drawn)) {
        double worth = isRanking ? playout.judge(after, tree.actor(node)) : 0;
        if (worth > max) {
          max = worth;
          best = drawn;
        }
      }
    }
    return best;
  }

  private int next(Match world, @Nullable Decision decision) {
    int edge = edges[depth - 1];
    if (decision != null) {
      Seat seat = decision.seat();
      long knowledge = isKeyed && seat.index() != searcher ? world.search().privateObservationKey(seat) : Tree.ANY;
      return tree.follow(edge, seat.index(), decision.kind(), knowledge);
    }
    int node = tree.child(edge);
    return node != Tree.NONE ? node : tree.follow(edge, world.actor().index(), ANY_KIND);
  }

  /**
   * Returns how many actions of a long list are open. With estimates the list is ranked, and the best actions open
   * first. If legal actions are not listed, more may be open than the list has.
   */
  private int opened(int node, int choices, Match world, List<Action> listed) {
    int visits = tree.visit(node);
    int open;
    if (!isRanking || listed.isEmpty()) {
      open = ALWAYS_OPEN + (int) (OPENED_MORE * Math.sqrt(visits));
    } else {
      if (choices > ALWAYS_OPEN && depth > 0 && playout.isWithinRound() && visits < RANKED_FROM) {
        return 1;
      }
      if (choices > ALWAYS_OPEN && tree.ranking(node) == null) {
        tree.rank(node, ranked(world, listed, tree.actor(node)));
      }
      double root = Math.sqrt(visits - 1.0);
      open = playout.isWithinRound() ? 1 + (int) (OPENED_BESIDE * root)
          : Math.max(1 + (int) root, choices <= ALWAYS_OPEN ? choices : 1);
    }
    return tree.isWide(node) ? open : Math.min(choices, open);
  }

  /** Returns the actions in the order of their value for a seat right after each. */
  private Action[] ranked(Match world, List<Action> listed, int seat) {
    double[] worth = new double[listed.size()];
    Integer[] places = new Integer[worth.length];
    for (int i = 0; i < worth.length; i++) {
      Match after = world.copy();
      after.play(i);
      worth[i] = playout.judge(after, seat);
      places[i] = i;
    }
    copies += worth.length;
    Arrays.sort(places, Comparator.comparingDouble((Integer place) -> -worth[place]));
    Action[] ranked = new Action[worth.length];
    for (int i = 0; i < ranked.length; i++) {
      ranked[i] = listed.get(places[i]);
    }
    return ranked;
  }

  private void tread(int node, int edge) {
    if (depth == edges.length) {
      edges = Arrays.copyOf(edges, depth * 2);
      actors = Arrays.copyOf(actors, depth * 2);
    }
    edges[depth] = edge;
    actors[depth] = tree.actor(node);
    depth++;
  }

  /** Returns the index of an action without an edge: the best in a ranked list, otherwise a random one. */
  private int untried(int node, List<Action> listed, int choices, int untried) {
    if (taken.length < choices) {
      taken = new boolean[choices * 2];
    }
    Arrays.fill(taken, 0, choices, false);
    int end = tree.first(node) + tree.size(node);
    for (int edge = tree.first(node); edge < end; edge++) {
      if (tree.place(edge) != Tree.NONE && tree.place(edge) != Tree.DRAWN) {
        taken[tree.place(edge)] = true;
      }
    }
    int best = choices <= ALWAYS_OPEN ? Tree.NONE : best(tree.ranking(node), listed);
    if (best != Tree.NONE) {
      return best;
    }
    int skipped = untried == 1 ? 0 : random.nextInt(untried);
    int place = 0;
    while (taken[place] || skipped-- > 0) {
      place++;
    }
    return place;
  }

  private int best(Action @Nullable [] ranking, List<Action> listed) {
    for (int i = 0; ranking != null && i < ranking.length; i++) {
      int place = listed.indexOf(ranking[i]);
      if (place >= 0 && !taken[place]) {
        return place;
      }
    }
    return Tree.NONE;
  }

  /** Returns whether a number of iterations is too small for another action to become the most visited one. */
  public boolean isDecided(long left) {
    int most = 0;
    int second = 0;
    int end = tree.first(root) + tree.size(root);
    for (int edge = tree.first(root); edge < end; edge++) {
      int visits = tree.tried(edge);
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return most - second > left;
  }

  /** Returns the statistics of the decision's actions. */
  public <T> List<T> considered(List<Action> actions, StatsFactory<T> stats) {
    List<T> considered = new ArrayList<>();
    if (!isFixed) {
      tree.meet(root, actions);
    }
    int end = tree.first(root) + tree.size(root);
    for (int edge = tree.first(root); edge < end; edge++) {
      if (tree.place(edge) != Tree.NONE) {
        Action action = tree.place(edge) == Tree.DRAWN ? action(edge) : actions.get(tree.place(edge));
        considered.add(stats.of(action, tree.tried(edge), tree.mean(edge)));
      }
    }
    return considered;
  }
}
